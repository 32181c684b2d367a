import { describe, expect, it } from 'vitest';
import { reduceCheckout, type CheckoutEvent } from './checkout-reducer.ts';
import { emptyBuyer, startCheckout, type CheckoutState } from './checkout-state.ts';

const after = (state: CheckoutState, ...events: CheckoutEvent[]) =>
  events.reduce(reduceCheckout, state);

const sari = { ...emptyBuyer, firstName: 'Sari', cityId: 'City:3275', city: 'Kota Bekasi' };
const jne = { type: 'shippingMethodChosen', methodId: 'ShippingMethod:1' } as const;
const reg = { service: 'REG' };
const yes = { service: 'YES' };
const quote = (amountDue: number, options: { service: string }[] = []): CheckoutEvent => ({
  type: 'quoteSettled',
  amountDue,
  isPartial: false,
  warehouseId: 'Warehouse:1',
  options,
});

const atHome = after(startCheckout, { type: 'buyerSaved', form: sari });
const withCourier = after(atHome, jne, quote(1_036_000, [reg, yes]));

describe('initial checkout state', () => {
  it('selects delivery, no warehouse and an open buyer form', () => {
    expect(startCheckout.selection).toMatchObject({ shippingType: 'DELIVERY', warehouseId: null });
    expect(startCheckout.isEditing).toBe(true);
  });

  it('receives one payment row with the amount due from the first quote', () => {
    expect(after(startCheckout, quote(1_000_000)).rows).toEqual([
      { methodId: null, amount: 1_000_000 },
    ]);
  });

  it('receives no payment row when nothing is due', () => {
    expect(after(startCheckout, quote(0)).rows).toEqual([]);
  });
});

describe('reduceCheckout for the buyer', () => {
  it('stores what is typed without changing what is saved', () => {
    const state = after(atHome, { type: 'buyerTyped', form: { ...sari, firstName: 'Sa' } });
    expect(state.form.firstName).toBe('Sa');
    expect(state.buyer?.firstName).toBe('Sari');
  });

  it('closes the form and stores the values on save', () => {
    expect(atHome).toMatchObject({ isEditing: false, buyer: sari });
  });

  it('clears method, service and fees on every later save, even of a name only', () => {
    const state = after(withCourier, { type: 'buyerSaved', form: { ...sari, firstName: 'Sri' } });
    expect(state.selection).toMatchObject({ methodId: null, options: null, service: null });
  });

  it('opens the form on edit without clearing anything', () => {
    const state = after(withCourier, { type: 'buyerEditStarted' });
    expect(state.isEditing).toBe(true);
    expect(state.selection).toEqual(withCourier.selection);
  });

  it('restores the saved buyer and retains the courier on cancel', () => {
    const state = after(
      withCourier,
      { type: 'buyerEditStarted' },
      { type: 'buyerTyped', form: { ...sari, firstName: 'X' } },
      { type: 'buyerEditCancelled' },
    );
    expect(state.form).toEqual(sari);
    expect(state.isEditing).toBe(false);
    expect(state.selection.service).toBe('REG');
  });

  it('does not close the form on cancel before the first save', () => {
    expect(after(startCheckout, { type: 'buyerEditCancelled' }).isEditing).toBe(true);
  });
});

describe('reduceCheckout for shipping', () => {
  it('clears warehouse, method, service and options when the type changes', () => {
    const state = after(withCourier, { type: 'warehouseChosen', warehouseId: 'Warehouse:2' }, jne, {
      type: 'shippingTypeChosen',
      shippingType: 'PICKUP',
    });
    expect(state.selection).toEqual({
      shippingType: 'PICKUP',
      warehouseId: null,
      methodId: null,
      options: null,
      service: null,
    });
  });

  it('clears nothing when the same type is chosen again', () => {
    const state = after(withCourier, { type: 'shippingTypeChosen', shippingType: 'DELIVERY' });
    expect(state.selection).toEqual(withCourier.selection);
  });

  it('clears method, service and options when the warehouse changes', () => {
    const state = after(withCourier, { type: 'warehouseChosen', warehouseId: 'Warehouse:2' });
    expect(state.selection).toMatchObject({
      warehouseId: 'Warehouse:2',
      methodId: null,
      options: null,
      service: null,
    });
  });

  it('leaves the service empty until the options of a method arrive', () => {
    const state = after(withCourier, {
      type: 'shippingMethodChosen',
      methodId: 'ShippingMethod:2',
    });
    expect(state.selection).toMatchObject({
      methodId: 'ShippingMethod:2',
      options: null,
      service: null,
    });
  });

  it('preselects the first option', () => {
    expect(withCourier.selection.service).toBe('REG');
  });

  it('retains the chosen option when options arrive again', () => {
    const state = after(
      withCourier,
      { type: 'serviceChosen', service: 'YES' },
      quote(1_050_000, [reg, yes]),
    );
    expect(state.selection.service).toBe('YES');
  });

  it('preselects the first option after a failed request', () => {
    const state = after(atHome, jne, quote(1_000_000, []), quote(1_036_000, [reg]));
    expect(state.selection.service).toBe('REG');
  });

  it('ignores a service that is not offered', () => {
    const state = after(withCourier, { type: 'serviceChosen', service: 'KARGO' });
    expect(state.selection.service).toBe('REG');
  });

  it('ignores a method while the buyer form is open', () => {
    expect(after(startCheckout, jne).selection.methodId).toBeNull();
  });
});

describe('reduceCheckout for payments', () => {
  const start = after(startCheckout, quote(1_000_000));
  const amounts = (state: CheckoutState) => state.rows.map(({ amount }) => amount);
  const left = (row: number, amount: number): CheckoutEvent => ({
    type: 'amountLeft',
    row,
    amount,
  });
  const added: CheckoutEvent = { type: 'rowAdded' };
  const three = after(start, left(0, 300_000), added, left(1, 500_000), added);

  it('assigns the remaining amount to each new row', () => {
    expect(amounts(three)).toEqual([300_000, 500_000, 200_000]);
  });

  it('sets later rows to 0 and the next to the remaining amount on blur', () => {
    expect(amounts(after(three, left(0, 900_000)))).toEqual([900_000, 100_000, 0]);
  });

  it('changes no other row and delays the quote while an amount is typed', () => {
    const state = after(three, { type: 'amountTyped', row: 0, amount: 9 });
    expect(amounts(state)).toEqual([9, 500_000, 200_000]);
    expect(state.isTyping).toBe(true);
    expect(after(state, left(0, 9)).isTyping).toBe(false);
  });

  it('adds the amount of a removed row to the row before', () => {
    expect(amounts(after(three, { type: 'rowRemoved', row: 2 }))).toEqual([300_000, 700_000]);
  });

  it('assigns the amount due to the first row when the payment is no longer split', () => {
    const state = after(
      three,
      { type: 'paymentMethodChosen', row: 0, methodId: 'PaymentMethod:1' },
      { type: 'paymentUnsplit' },
    );
    expect(state.rows).toEqual([{ methodId: 'PaymentMethod:1', amount: 1_000_000 }]);
  });

  it('sets the first row to a new amount due and retains the methods', () => {
    const paid = after(
      three,
      { type: 'paymentMethodChosen', row: 1, methodId: 'PaymentMethod:2' },
      quote(1_036_000),
    );
    expect(amounts(paid)).toEqual([1_036_000, 0, 0]);
    expect(paid.rows[1]?.methodId).toBe('PaymentMethod:2');
  });

  it('retains the split when the amount due is unchanged', () => {
    expect(after(three, quote(1_000_000)).rows).toEqual(three.rows);
  });

  it('retains methods and e-mail when the shipping type changes', () => {
    const state = after(
      start,
      { type: 'paymentMethodChosen', row: 0, methodId: 'PaymentMethod:1' },
      { type: 'emailTyped', email: 'sari@example.com' },
      { type: 'shippingTypeChosen', shippingType: 'PICKUP' },
    );
    expect(state.rows[0]?.methodId).toBe('PaymentMethod:1');
    expect(state.email).toBe('sari@example.com');
  });
});

describe('reduceCheckout for a customer', () => {
  const phone = '+6281234567890';
  const known = { type: 'customerKnown', phone, email: 'sari@example.com' } as const;

  it('fills an empty e-mail in from the account, once', () => {
    const filled = after(startCheckout, known);
    expect(filled).toMatchObject({ customer: phone, email: 'sari@example.com' });
    const emptied = after(filled, { type: 'emailTyped', email: '' });
    expect(after(emptied, known).email).toBe('');
  });

  it('retains an e-mail that was typed before signing in', () => {
    const typed = after(startCheckout, { type: 'emailTyped', email: 'lain@example.com' });
    expect(after(typed, known).email).toBe('lain@example.com');
  });

  it('passes the e-mail of one customer neither to a guest nor to another customer', () => {
    const filled = after(startCheckout, known);
    expect(after(filled, { type: 'customerLeft' })).toMatchObject({ customer: null, email: '' });
    const other = { type: 'customerKnown', phone: '+62811', email: null } as const;
    expect(after(filled, other)).toMatchObject({ customer: '+62811', email: '' });
  });
});

describe('reduceCheckout for what a guest typed last time', () => {
  it('fills in name and e-mail only when the guest takes them', () => {
    const form = { ...emptyBuyer, firstName: 'Sari' };
    const offered = { ...startCheckout, last: { form, email: 'sari@example.com' } };
    expect(after(offered, { type: 'lastTaken' })).toMatchObject({
      form,
      email: 'sari@example.com',
      buyer: null,
      last: null,
    });
  });
});

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
  options,
});

const atHome = after(startCheckout, { type: 'buyerSaved', form: sari });
const withCourier = after(atHome, jne, quote(1_036_000, [reg, yes]));

describe('a checkout begins', () => {
  it('with delivery from the shop’s own choice of warehouse and the buyer’s form open', () => {
    expect(startCheckout.selection).toMatchObject({ shippingType: 'DELIVERY', warehouseId: null });
    expect(startCheckout.isEditing).toBe(true);
  });

  it('with one payment row of all that is due', () => {
    expect(after(startCheckout, quote(1_000_000)).rows).toEqual([
      { methodId: null, amount: 1_000_000 },
    ]);
  });

  it('without payment rows when nothing is due', () => {
    expect(after(startCheckout, quote(0)).rows).toEqual([]);
  });
});

describe('the buyer', () => {
  it('keeps what is typed without touching what is saved', () => {
    const state = after(atHome, { type: 'buyerTyped', form: { ...sari, firstName: 'Sa' } });
    expect(state.form.firstName).toBe('Sa');
    expect(state.buyer?.firstName).toBe('Sari');
  });

  it('saved: the form closes and shows what was saved', () => {
    expect(atHome).toMatchObject({ isEditing: false, buyer: sari });
  });

  it('saved again, even for a name only: method, service and fees are cleared', () => {
    const state = after(withCourier, { type: 'buyerSaved', form: { ...sari, firstName: 'Sri' } });
    expect(state.selection).toMatchObject({ methodId: null, options: null, service: null });
  });

  it('edited: the form opens and nothing is cleared yet', () => {
    const state = after(withCourier, { type: 'buyerEditStarted' });
    expect(state.isEditing).toBe(true);
    expect(state.selection).toEqual(withCourier.selection);
  });

  it('edit given up: the saved buyer stands and the courier stays', () => {
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

  it('never saved: giving up does not close the form', () => {
    expect(after(startCheckout, { type: 'buyerEditCancelled' }).isEditing).toBe(true);
  });
});

describe('shipping', () => {
  it('type changed: warehouse, method, service and options are cleared', () => {
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

  it('the same type pressed again clears nothing', () => {
    const state = after(withCourier, { type: 'shippingTypeChosen', shippingType: 'DELIVERY' });
    expect(state.selection).toEqual(withCourier.selection);
  });

  it('warehouse changed: method, service and options are cleared', () => {
    const state = after(withCourier, { type: 'warehouseChosen', warehouseId: 'Warehouse:2' });
    expect(state.selection).toMatchObject({
      warehouseId: 'Warehouse:2',
      methodId: null,
      options: null,
      service: null,
    });
  });

  it('method chosen: its service waits for the courier’s answer', () => {
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

  it('options arrive: the first is preselected', () => {
    expect(withCourier.selection.service).toBe('REG');
  });

  it('options arrive again: the shopper’s own choice stays', () => {
    const state = after(
      withCourier,
      { type: 'serviceChosen', service: 'YES' },
      quote(1_050_000, [reg, yes]),
    );
    expect(state.selection.service).toBe('YES');
  });

  it('options arrive after a failed try: the first is preselected', () => {
    const state = after(atHome, jne, quote(1_000_000, []), quote(1_036_000, [reg]));
    expect(state.selection.service).toBe('REG');
  });

  it('a service that is not offered is not taken', () => {
    const state = after(withCourier, { type: 'serviceChosen', service: 'KARGO' });
    expect(state.selection.service).toBe('REG');
  });

  it('no method is taken while the buyer is being edited', () => {
    expect(after(startCheckout, jne).selection.methodId).toBeNull();
  });
});

describe('the payment', () => {
  const start = after(startCheckout, quote(1_000_000));
  const amounts = (state: CheckoutState) => state.rows.map(({ amount }) => amount);
  const left = (row: number, amount: number): CheckoutEvent => ({
    type: 'amountLeft',
    row,
    amount,
  });
  const added: CheckoutEvent = { type: 'rowAdded' };
  const three = after(start, left(0, 300_000), added, left(1, 500_000), added);

  it('split over three rows: each new one takes the rest', () => {
    expect(amounts(three)).toEqual([300_000, 500_000, 200_000]);
  });

  it('an amount left: later rows are 0 and the next takes the rest', () => {
    expect(amounts(after(three, left(0, 900_000)))).toEqual([900_000, 100_000, 0]);
  });

  it('an amount typed moves no other row and lets the quote wait', () => {
    const state = after(three, { type: 'amountTyped', row: 0, amount: 9 });
    expect(amounts(state)).toEqual([9, 500_000, 200_000]);
    expect(state.isTyping).toBe(true);
    expect(after(state, left(0, 9)).isTyping).toBe(false);
  });

  it('a row taken away gives its amount to the one before', () => {
    expect(amounts(after(three, { type: 'rowRemoved', row: 2 }))).toEqual([300_000, 700_000]);
  });

  it('a new amount due: the first row takes it all, methods stay', () => {
    const paid = after(
      three,
      { type: 'paymentMethodChosen', row: 1, methodId: 'PaymentMethod:2' },
      quote(1_036_000),
    );
    expect(amounts(paid)).toEqual([1_036_000, 0, 0]);
    expect(paid.rows[1]?.methodId).toBe('PaymentMethod:2');
  });

  it('the same amount due again: the split stays', () => {
    expect(after(three, quote(1_000_000)).rows).toEqual(three.rows);
  });

  it('methods and e-mail outlive a change of the shipping type', () => {
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

  it('keeps an e-mail that was typed before signing in', () => {
    const typed = after(startCheckout, { type: 'emailTyped', email: 'lain@example.com' });
    expect(after(typed, known).email).toBe('lain@example.com');
  });

  it('leaves the e-mail of one customer neither to a guest nor to another customer', () => {
    const filled = after(startCheckout, known);
    expect(after(filled, { type: 'customerLeft' })).toMatchObject({ customer: null, email: '' });
    const other = { type: 'customerKnown', phone: '+62811', email: null } as const;
    expect(after(filled, other)).toMatchObject({ customer: '+62811', email: '' });
  });
});

it('reduceCheckout fills in what was typed last time only when it is taken', () => {
  const form = { ...emptyBuyer, firstName: 'Sari' };
  const offered = { ...startCheckout, last: { form, email: 'sari@example.com' } };
  expect(after(offered, { type: 'lastTaken' })).toMatchObject({
    form,
    email: 'sari@example.com',
    buyer: null,
    last: null,
  });
});

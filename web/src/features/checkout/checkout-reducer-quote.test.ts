import { describe, expect, it } from 'vitest';
import { reduceCheckout, type CheckoutEvent } from './checkout-reducer.ts';
import { emptyBuyer, startCheckout, type CheckoutState } from './checkout-state.ts';

const after = (state: CheckoutState, ...events: CheckoutEvent[]) =>
  events.reduce(reduceCheckout, state);

const reg = { service: 'REG' };
const jne = { type: 'shippingMethodChosen', methodId: 'ShippingMethod:1' } as const;
const quote = (warehouseId: string | null, ...options: { service: string }[]): CheckoutEvent => ({
  type: 'quoteSettled',
  amountDue: 1_036_000,
  isPartial: false,
  warehouseId,
  options,
});
const withDue = (amountDue: number, isPartial: boolean): CheckoutEvent => ({
  type: 'quoteSettled',
  amountDue,
  isPartial,
  warehouseId: 'Warehouse:1',
  options: [],
});

describe('reduceCheckout with the warehouse of a quote', () => {
  const withCourier = after(
    startCheckout,
    { type: 'buyerSaved', form: emptyBuyer },
    quote('Warehouse:1'),
    jne,
    quote('Warehouse:1', reg),
  );
  const elsewhere = quote('Warehouse:2', reg);
  const none = quote(null);
  const cleared = { warehouseId: null, methodId: null, options: null, service: null };

  it('clears method, service and options when a quote takes another warehouse by itself', () => {
    expect(after(withCourier, elsewhere).selection).toMatchObject(cleared);
    expect(after(withCourier, none, elsewhere).selection).toMatchObject(cleared);
  });

  it('retains the method while a quote takes the same warehouse, or none', () => {
    expect(after(withCourier, quote('Warehouse:1', reg)).selection.service).toBe('REG');
    expect(after(withCourier, none, quote('Warehouse:1', reg)).selection.service).toBe('REG');
  });

  it('retains the method of a draft at its first quote, whatever its warehouse', () => {
    const draft = { ...withCourier, automatic: null };
    expect(after(draft, elsewhere).selection.service).toBe('REG');
  });

  it('retains the method of a chosen warehouse', () => {
    const chosen: CheckoutEvent = { type: 'warehouseChosen', warehouseId: 'Warehouse:2' };
    expect(after(withCourier, chosen, jne, elsewhere).selection.service).toBe('REG');
  });

  it('retains a method that was chosen after the shipping type took its own warehouse', () => {
    const chosen = (shippingType: 'DELIVERY' | 'PICKUP'): CheckoutEvent => ({
      type: 'shippingTypeChosen',
      shippingType,
    });
    const pickup = after(withCourier, chosen('PICKUP'), quote('Warehouse:2'));
    const state = after(pickup, chosen('DELIVERY'), jne, quote('Warehouse:1', reg));
    expect(state.selection.service).toBe('REG');
  });
});

describe('reduceCheckout with the services of a courier', () => {
  const yes = { service: 'YES' };
  const withYes = after(
    startCheckout,
    { type: 'buyerSaved', form: emptyBuyer },
    jne,
    quote('Warehouse:1', reg, yes),
    { type: 'serviceChosen', service: 'YES' },
  );

  it('retains the chosen service when a request fails and the next one succeeds', () => {
    const state = after(withYes, quote('Warehouse:1'), quote('Warehouse:1', reg, yes));
    expect(state.selection.service).toBe('YES');
  });

  it('preselects the first service again after the method was chosen again', () => {
    const state = after(withYes, quote('Warehouse:1'), jne, quote('Warehouse:1', reg, yes));
    expect(state.selection.service).toBe('REG');
  });
});

describe('reduceCheckout with a partial quote', () => {
  it('retains a split until a complete quote has another amount due', () => {
    const split = after(
      startCheckout,
      withDue(1_036_000, false),
      { type: 'amountLeft', row: 0, amount: 400_000 },
      { type: 'rowAdded' },
    );
    const failed = after(split, withDue(1_000_000, true));
    expect(failed.rows).toEqual(split.rows);
    expect(after(failed, withDue(1_036_000, false)).rows).toEqual(split.rows);
    const changed = after(failed, withDue(1_050_000, false));
    expect(changed.rows.map(({ amount }) => amount)).toEqual([1_050_000, 0]);
  });

  it('creates one payment row with the known amount', () => {
    expect(after(startCheckout, withDue(1_000_000, true)).rows).toEqual([
      { methodId: null, amount: 1_000_000 },
    ]);
  });
});

describe('reduceCheckout for a payment method', () => {
  it('removes the method from another row that has it', () => {
    const state = after(
      {
        ...startCheckout,
        rows: [
          { methodId: 'PaymentMethod:1', amount: 1_000_000 },
          { methodId: 'PaymentMethod:2', amount: 0 },
        ],
      },
      { type: 'paymentMethodChosen', row: 0, methodId: 'PaymentMethod:2' },
    );
    expect(state.rows.map(({ methodId }) => methodId)).toEqual(['PaymentMethod:2', null]);
  });
});

describe('reduceCheckout for a voucher', () => {
  const rejected = after(
    startCheckout,
    { type: 'voucherApplied', code: 'HEMAT10' },
    { type: 'voucherRejected', message: 'Kuota habis' },
  );

  it('removes a rejected voucher and stores the reason', () => {
    expect(rejected).toMatchObject({ voucherCode: null, voucherRejection: 'Kuota habis' });
  });

  it.each<CheckoutEvent>([
    { type: 'voucherApplied', code: 'POTONG' },
    { type: 'voucherRemoved' },
    { type: 'customerLeft' },
  ])('clears the reason after $type', (event) => {
    expect(after(rejected, event).voucherRejection).toBeNull();
  });
});

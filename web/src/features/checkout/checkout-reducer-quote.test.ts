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
  warehouseId,
  options,
});

describe('reduceCheckout for the warehouse of a quote', () => {
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

  it('keeps the method while a quote takes the same warehouse, or none', () => {
    expect(after(withCourier, quote('Warehouse:1', reg)).selection.service).toBe('REG');
    expect(after(withCourier, none, quote('Warehouse:1', reg)).selection.service).toBe('REG');
  });

  it('keeps the method of a draft at its first quote, whatever its warehouse', () => {
    const draft = { ...withCourier, automatic: null };
    expect(after(draft, elsewhere).selection.service).toBe('REG');
  });

  it('keeps the method of a chosen warehouse', () => {
    const chosen: CheckoutEvent = { type: 'warehouseChosen', warehouseId: 'Warehouse:2' };
    expect(after(withCourier, chosen, jne, elsewhere).selection.service).toBe('REG');
  });

  it('keeps a method that was chosen since the shipping type took its own warehouse', () => {
    const chosen = (shippingType: 'DELIVERY' | 'PICKUP'): CheckoutEvent => ({
      type: 'shippingTypeChosen',
      shippingType,
    });
    const pickup = after(withCourier, chosen('PICKUP'), quote('Warehouse:2'));
    const state = after(pickup, chosen('DELIVERY'), jne, quote('Warehouse:1', reg));
    expect(state.selection.service).toBe('REG');
  });
});

describe('reduceCheckout for a voucher', () => {
  const rejected = after(
    startCheckout,
    { type: 'voucherApplied', code: 'HEMAT10' },
    { type: 'voucherRejected', message: 'Kuota habis' },
  );

  it('removes a rejected voucher and keeps the reason', () => {
    expect(rejected).toMatchObject({ voucherCode: null, voucherRejection: 'Kuota habis' });
  });

  it.each<CheckoutEvent>([
    { type: 'voucherApplied', code: 'POTONG' },
    { type: 'voucherRemoved' },
    { type: 'customerLeft' },
  ])('forgets the reason after $type', (event) => {
    expect(after(rejected, event).voucherRejection).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { reduceCheckout } from './checkout-reducer.ts';
import { emptyBuyer, startCheckout } from './checkout-state.ts';
import { resolvedInput, fulfilmentInput, quoteInput } from './quote-input.ts';

const bekasi = { ...emptyBuyer, cityId: 'City:3275' };
const saved = reduceCheckout(startCheckout, { type: 'buyerSaved', form: bekasi });
const due = reduceCheckout(saved, {
  type: 'quoteSettled',
  amountDue: 500_000,
  isPartial: false,
  warehouseId: 'Warehouse:1',
  options: [],
});
const reg = { __typename: 'ShippingOption', service: 'REG', eta: null, cost: 9_000 } as const;

const response = (option: typeof reg | null) => ({
  fulfilment: {
    __typename: 'QuoteDelivery' as const,
    warehouse: null,
    method: null,
    options: [],
    option,
  },
});

describe('quoteInput', () => {
  it('contains delivery to the saved address, not to the one being typed', () => {
    const typing = reduceCheckout(saved, {
      type: 'buyerTyped',
      form: { ...bekasi, cityId: 'City:3273' },
    });
    expect(fulfilmentInput(typing).delivery?.cityId).toBe('City:3275');
  });

  it('contains delivery without a city before an address was saved', () => {
    expect(fulfilmentInput(startCheckout).delivery?.cityId).toBeNull();
  });

  it('contains pickup without delivery', () => {
    const pickup = reduceCheckout(saved, { type: 'shippingTypeChosen', shippingType: 'PICKUP' });
    expect(fulfilmentInput(pickup)).toEqual({ pickup: { warehouseId: null } });
  });

  it('contains no warehouse that was not chosen, even after a quote took one', () => {
    expect(quoteInput([], due).fulfilment?.delivery?.warehouseId).toBeNull();
  });

  it('contains no payments until one has a method', () => {
    expect(quoteInput([], due).payments).toBeNull();
    const chosen = reduceCheckout(due, {
      type: 'paymentMethodChosen',
      row: 0,
      methodId: 'PaymentMethod:1',
    });
    expect(quoteInput([], chosen).payments).toEqual([
      { methodId: 'PaymentMethod:1', amount: 500_000 },
    ]);
  });
});

describe('fulfilmentInput', () => {
  const type = (shippingType: 'DELIVERY' | 'PICKUP') =>
    reduceCheckout(saved, { type: 'shippingTypeChosen', shippingType });

  it('contains the warehouse of the quote for delivery and pickup', () => {
    expect(fulfilmentInput(type('DELIVERY'), 'Warehouse:1').delivery).toMatchObject({
      cityId: 'City:3275',
      warehouseId: 'Warehouse:1',
    });
    expect(fulfilmentInput(type('PICKUP'), 'Warehouse:1')).toEqual({
      pickup: { warehouseId: 'Warehouse:1' },
    });
  });

  it('contains the chosen warehouse, whatever the quote has', () => {
    const chosen = reduceCheckout(type('PICKUP'), {
      type: 'warehouseChosen',
      warehouseId: 'Warehouse:2',
    });
    expect(fulfilmentInput(chosen, 'Warehouse:1').pickup?.warehouseId).toBe('Warehouse:2');
  });
});

describe('resolvedInput', () => {
  const input = quoteInput(
    [],
    reduceCheckout(saved, { type: 'shippingMethodChosen', methodId: 'ShippingMethod:1' }),
  );

  it('adds the service that the quote preselected', () => {
    expect(resolvedInput(input, response(reg)).fulfilment?.delivery?.service).toBe('REG');
  });

  it('does not change a chosen service', () => {
    const chosen = {
      ...input,
      fulfilment: { delivery: { ...input.fulfilment?.delivery, service: 'YES' } },
    };
    expect(resolvedInput(chosen, response(reg)).fulfilment?.delivery?.service).toBe('YES');
  });

  it('returns the same input for a quote without an option', () => {
    expect(resolvedInput(input, response(null))).toEqual(input);
  });
});

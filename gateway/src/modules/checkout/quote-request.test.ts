import { describe, expect, it } from 'vitest';
import type { CheckoutQuoteInput } from '../../__generated__/resolvers.ts';
import { readQuoteRequest } from './quote-request.ts';

const line = { productId: 'Product:202', quantity: 1 };
const delivery = {
  cityId: 'City:3174',
  shippingMethodId: 'ShippingMethod:1',
  warehouseId: 'Warehouse:1',
};
const ofDelivery = (change: object): Partial<CheckoutQuoteInput> => ({
  fulfilment: { delivery: { ...delivery, ...change } },
});

describe('readQuoteRequest', () => {
  it.each<[string, Partial<CheckoutQuoteInput>]>([
    ['lines.1.productId', { lines: [line, { ...line, productId: '202' }] }],
    ['lines.1.variantId', { lines: [line, { ...line, variantId: 'Product:501' }] }],
    ['fulfilment.delivery.cityId', ofDelivery({ cityId: 'Province:31' })],
    ['fulfilment.delivery.shippingMethodId', ofDelivery({ shippingMethodId: 'Warehouse:1' })],
    ['fulfilment.delivery.warehouseId', ofDelivery({ warehouseId: 'City:1' })],
    ['fulfilment.pickup.warehouseId', { fulfilment: { pickup: { warehouseId: 'City:1' } } }],
    ['payments.1.methodId', { payments: [{ amount: 1 }, { methodId: '1', amount: 1 }] }],
  ])('reports %s as the field of an invalid id', (field, change) => {
    const input: CheckoutQuoteInput = { lines: [line], ...change };
    expect(() => readQuoteRequest(input)).toThrow(
      expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT', field } }),
    );
  });
});

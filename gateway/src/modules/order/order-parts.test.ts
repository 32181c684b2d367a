import { describe, expect, it } from 'vitest';
import { warehouses } from '../../../test-kit/checkout-shop.ts';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { orderRoutes, requestOrder } from '../../../test-kit/request-order.ts';

const shop = gatewayForAll(orderRoutes);

const order = (changes: Readonly<Record<string, unknown>>) => requestOrder(shop, changes);

describe('Order.amountDue', () => {
  it.each([
    [500_000, 6_999_000, 7_054_998],
    [9_000_000, 0, 0],
  ])(
    'adds up goods, delivery and insurance minus a voucher of %i, never below 0',
    async (voucher_discount, discountedTotal, amountDue) => {
      expect(await order({ voucher_discount })).toMatchObject({ discountedTotal, amountDue });
    },
  );
});

describe('OrderPickup', () => {
  it('returns the address of the order and the present warehouse', async () => {
    shop.upstream.on('GET /warehouse', ok(warehouses));
    const warehouse = { id: 2, name: 'Toko Bandung', address: 'Jl. Braga No. 1' };
    const { fulfilment } = await order({ shipping_type: 'pickup', warehouse });
    expect(fulfilment).toMatchObject({
      pickupAt: 'Toko Bandung',
      warehouse: { id: 'Warehouse:2' },
      address: 'Jl. Braga No. 1',
    });
  });
});

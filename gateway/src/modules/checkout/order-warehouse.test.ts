import { describe, expect, it } from 'vitest';
import { checkoutRoutes } from '../../../test-kit/checkout-shop.ts';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForEach } from '../../../test-kit/gateway-for-tests.ts';
import { problemsOf } from '../../../test-kit/request-quote.ts';
import { ideaPad } from '../../../test-kit/samples.ts';
import { sentOrders, submit } from '../../../test-kit/submit.ts';

const shop = gatewayForEach({
  ...checkoutRoutes,
  'GET /product/202': ok({ ...ideaPad, product_stocks: [{ warehouse_id: 2, stock: 5 }] }),
});

/** Orders a laptop, which only Toko Bandung has, for pickup. */
const pickUp = (pickup: { readonly warehouseId?: string }) =>
  submit(shop, {
    fulfilment: { pickup },
    payments: [{ methodId: 'PaymentMethod:1', amount: 7_499_000 }],
    seenGrandTotal: 7_499_000,
  });

describe('warehouse of submitOrder', () => {
  it('returns WAREHOUSE_EXCLUDED when the requested warehouse has no stock, also at the same total', async () => {
    const { order, quote, userErrors } = await pickUp({ warehouseId: 'Warehouse:1' });
    expect(order).toBeNull();
    expect(problemsOf({ problems: userErrors })).toEqual([
      'WAREHOUSE_EXCLUDED at fulfilment.pickup.warehouseId',
    ]);
    expect(quote.problems).toEqual(userErrors);
    expect(sentOrders(shop)).toEqual([]);
  });

  it('chooses a warehouse with stock when the input has none', async () => {
    expect((await pickUp({})).userErrors).toEqual([]);
    expect(sentOrders(shop)).toMatchObject([{ warehouse_id: 2 }]);
  });
});

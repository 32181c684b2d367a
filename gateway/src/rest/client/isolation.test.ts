import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testConfig, type GatewayResponse } from '../../../test-kit/gateway.ts';
import { gatewayForEach } from '../../../test-kit/gateway-for-tests.ts';
import { sendSubmit } from '../../../test-kit/submit.ts';
import { wholeShop } from '../../../test-kit/whole-shop.ts';

/** More than the limit of running calls and less than that of waiting calls of a route group. */
const HANGING = 140;
const { timeouts } = testConfig('http://shop.test');

let hanging: Promise<GatewayResponse>[];
const shop = gatewayForEach(
  { ...wholeShop, 'GET /shipping-fee': { hang: true } },
  { timeouts: { ...timeouts, usual: 1_500 } },
);

beforeEach(async () => {
  hanging = Array.from({ length: HANGING }, (_, index) =>
    shop.execute(`{ shippingOptions(
      methodId: "ShippingMethod:1", warehouseId: "Warehouse:1", cityId: "City:${index + 1}", weight: 1
    ) { service } }`),
  );
  while (shop.upstream.count('GET /shipping-fee') < 64) await new Promise(setImmediate);
});
afterEach(async () => {
  await shop.upstream.stop();
  await Promise.all(hanging);
});

describe('gateway while 140 courier calls hang', () => {
  it.each([
    ['product', '{ product(by: { slug: "galaxy-a55-5g-8-256" }) { name } }'],
    ['cities', '{ cities(provinceId: "Province:31") { name } }'],
    ['me', '{ me { orders { nodes { number } } } }'],
    [
      'signIn',
      'mutation { signIn(input: { phone: "0812-3456-7890", password: "rahasia" }) { token } }',
    ],
  ])('returns %s as usual', async (field, query) => {
    const { data, errors } = await shop.execute(query, {}, { token: '7|rahasia' });
    expect([errors, Object.keys(data)]).toEqual([[], [field]]);
  });

  it('places an order', async () => {
    const payments = [{ methodId: 'PaymentMethod:1', amount: 7_499_000 }];
    const { data, errors } = await sendSubmit(shop, { fulfilment: { pickup: {} }, payments });
    expect([errors, shop.upstream.count('POST /order')]).toEqual([[], 1]);
    expect(data).toMatchObject({
      submitOrder: { userErrors: [], order: { grandTotal: 7_674_998 } },
    });
  });
});

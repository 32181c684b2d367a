import { describe, expect, it } from 'vitest';
import {
  checkoutRoutes,
  shippingMethods,
  shippingOptions,
  warehouses,
} from '../../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { requestQuote } from '../../../test-kit/request-quote.ts';
import { galaxy, ideaPad, paginator } from '../../../test-kit/samples.ts';

const JNT = { ...shippingMethods[0], id: 2, name: 'J&T', rajaongkir_courier_name: 'jnt' };
const OWN_COURIER = shippingMethods[1];

const shop = gatewayForAll(checkoutRoutes);

const DELIVERY = `query ($id: ID!, $city: ID!, $quantity: Int, $variant: ID) {
  product(by: { id: $id }) {
    delivery(cityId: $city, quantity: $quantity, variantId: $variant) {
      method { id name } service eta price insurance
    }
  }
}`;

async function deliveryOf(changes: Readonly<Record<string, unknown>> = {}) {
  const variables = { id: 'Product:202', city: 'City:3275', quantity: 1, ...changes };
  const { data, errors } = await shop.execute(DELIVERY, variables);
  return { delivery: data.product.delivery, errors };
}

const feesByCourier = (fees: Readonly<Record<string, readonly unknown[]>>) =>
  shop.upstream.on('GET /shipping-fee', ({ query }) => ok(fees[query['courier'] ?? ''] ?? []));

describe('Product.delivery', () => {
  it('returns the cheapest courier and service in any order of the shop', async () => {
    shop.upstream.on('GET /shipping-method', ok([...shippingMethods, JNT]));
    feesByCourier({
      jne: [{ service: 'YES', etd: '1-1', cost: 64_000 }, ...shippingOptions],
      jnt: [{ service: 'EZ', etd: '', cost: '12000.25' }],
    });
    expect(await deliveryOf()).toEqual({
      delivery: {
        method: { id: 'ShippingMethod:2', name: 'J&T' },
        service: 'EZ',
        eta: null,
        price: 12_001,
        insurance: 19_998,
      },
      errors: [],
    });
  });

  it('returns the same fees as the quote of a cart with only this product', async () => {
    const weights: (string | undefined)[] = [];
    shop.upstream.on('GET /shipping-method', ok([...shippingMethods, JNT]));
    shop.upstream.on('GET /shipping-fee', ({ query }) => {
      weights.push(query['weight']);
      const perGram = query['courier'] === 'jnt' ? 9.13 : 7.77;
      return ok([{ service: 'REG', etd: '2-3', cost: Number(query['weight']) * perGram }]);
    });
    const cases = [
      { productId: 'Product:202', quantity: 1 },
      { productId: 'Product:202', quantity: 3 },
      { productId: 'Product:101', variantId: 'ProductVariant:501', quantity: 9 },
    ];
    for (const line of cases) {
      const { delivery } = await deliveryOf({
        id: line.productId,
        quantity: line.quantity,
        variant: line.variantId,
      });
      const { shipping, insurance } = await requestQuote(shop, {
        lines: [line],
        fulfilment: {
          delivery: {
            cityId: 'City:3275',
            shippingMethodId: delivery.method.id,
            service: delivery.service,
          },
        },
      });
      expect([delivery.price, delivery.insurance]).toEqual([shipping.total, insurance.total]);
    }
    expect(new Set(weights)).toEqual(new Set(['1700', '5100', '3780']));
  });

  it('uses the warehouse with the variant in stock, by default of the first variant with enough pieces', async () => {
    const variants = [
      { id: 501, name: 'Navy', total_online_stock: 1, product_stocks: [] },
      {
        id: 502,
        name: 'Lilac',
        total_online_stock: 3,
        product_stocks: [{ warehouse_id: 2, stock: 3 }],
      },
    ];
    shop.upstream.on('GET /product/101', ok({ ...galaxy, product_variants: variants }));
    const origins = () =>
      shop.upstream.calls
        .filter(({ path }) => path === '/shipping-fee')
        .map(({ query }) => query['origin']);
    const { delivery } = await deliveryOf({ id: 'Product:101', quantity: 3 });
    expect(delivery).toMatchObject({ method: { name: 'Kurir Toko' }, price: 25_000 });
    expect(origins()).toEqual(['3273']);
    const ofVariant = await deliveryOf({ id: 'Product:101', variant: 'ProductVariant:501' });
    expect(ofVariant).toEqual({ delivery: null, errors: [] });
  });

  it('uses the default warehouse when it is not the first', async () => {
    shop.upstream.on('GET /warehouse', ok([...warehouses].reverse()));
    await deliveryOf();
    const call = shop.upstream.calls.find(({ path }) => path === '/shipping-fee');
    expect(call?.query['origin']).toBe('3174');
  });

  it('returns the shop’s own courier without a service when it is the cheapest', async () => {
    const { delivery } = await deliveryOf();
    expect(delivery).toEqual({
      method: { id: 'ShippingMethod:4', name: 'Kurir Toko' },
      service: null,
      eta: null,
      price: 25_000,
      insurance: 0,
    });
  });

  it.each([
    ['more pieces than the online stock', { quantity: 15 }, {}],
    ['more pieces than any single warehouse has', { quantity: 10 }, {}],
    ['a variant that the product does not have', { variant: 'ProductVariant:77' }, {}],
    [
      'a route that no courier serves',
      {},
      { 'GET /shipping-method': ok([JNT]), 'GET /shipping-fee': ok([]) },
    ],
    [
      'a parcel that is too heavy',
      {},
      {
        'GET /shipping-method': ok([JNT]),
        'GET /shipping-fee': failure(422, 'Berat maksimal 30 kg'),
      },
    ],
    [
      'a courier that declines',
      {},
      { 'GET /shipping-method': ok([JNT]), 'GET /shipping-fee': failure(200, 'Di luar jangkauan') },
    ],
    ['a shop without shipping methods', {}, { 'GET /shipping-method': ok([]) }],
    ['a shop without warehouses', {}, { 'GET /warehouse': ok([]) }],
  ])('returns null for %s', async (_, variables, routes) => {
    for (const [route, response] of Object.entries(routes)) shop.upstream.on(route, response);
    expect(await deliveryOf(variables)).toEqual({ delivery: null, errors: [] });
  });

  it('leaves out a failed courier and returns its error only when no other method delivers', async () => {
    shop.upstream.on('GET /shipping-method', ok([JNT, OWN_COURIER]));
    shop.upstream.on('GET /shipping-fee', { status: 503 });
    expect((await deliveryOf()).delivery).toMatchObject({ method: { name: 'Kurir Toko' } });
    shop.upstream.on('GET /shipping-method', ok([JNT]));
    shop.advance(24 * 60 * 60_000);
    const { delivery, errors } = await deliveryOf();
    expect(delivery).toBeNull();
    expect(errors).toMatchObject([
      { path: ['product', 'delivery'], extensions: { code: 'SHOP_UNAVAILABLE' } },
    ]);
  });

  it('fails with RATE_LIMITED when the shop limits the rate of calls', async () => {
    shop.upstream.on('GET /shipping-method', ok([JNT]));
    shop.upstream.on('GET /shipping-fee', failure(429, 'Terlalu banyak'));
    const { delivery, errors } = await deliveryOf();
    expect(delivery).toBeNull();
    expect(errors[0]?.extensions['code']).toBe('RATE_LIMITED');
  });

  it('fails with SHOP_BAD_REPLY when the warehouse has no city', async () => {
    shop.upstream.on('GET /shipping-method', ok([JNT]));
    shop.upstream.on('GET /warehouse', ok([{ ...warehouses[0], city_id: null }]));
    const { delivery, errors } = await deliveryOf();
    expect(delivery).toBeNull();
    expect(errors[0]?.extensions['code']).toBe('SHOP_BAD_REPLY');
  });

  it.each([
    ['cityId', { city: 'Province:31' }],
    ['cityId', { city: 'Bekasi' }],
    ['variantId', { variant: 'Product:501' }],
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: 1_000 }],
  ])('rejects %s of %j as BAD_USER_INPUT without a call to the shop', async (field, variables) => {
    const { delivery, errors } = await deliveryOf(variables);
    expect(delivery).toBeNull();
    expect(errors).toMatchObject([
      { path: ['product', 'delivery'], extensions: { code: 'BAD_USER_INPUT', field } },
    ]);
    expect(shop.upstream.count('GET /warehouse')).toBe(0);
  });

  it('rejects a city that the shop does not know as BAD_USER_INPUT, although its own courier could deliver', async () => {
    const body = { status: 'error', message: 'Tidak valid', errors: { destination: ['x'] } };
    shop.upstream.on('GET /shipping-fee', { status: 422, body });
    const { delivery, errors } = await deliveryOf({ city: 'City:999999' });
    expect(delivery).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'cityId' } }]);
  });

  it('requests fees once for products of equal weight, and at most 20 times per request', async () => {
    const list = Array.from({ length: 21 }, (_, index) => ({ ...ideaPad, id: 300 + index }));
    shop.upstream.on('GET /product', ok(paginator(list)));
    shop.upstream.on('GET /product/*', ({ path }) =>
      ok({ ...ideaPad, id: Number(path.split('/')[2]) }),
    );
    const { data, errors } = await shop.execute(
      '{ products { nodes { delivery(cityId: "City:3275") { price } } } }',
    );
    expect(data.products.nodes).toEqual([
      ...Array.from({ length: 20 }, () => ({ delivery: { price: 25_000 } })),
      { delivery: null },
    ]);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'delivery' } }]);
    expect(shop.upstream.count('GET /shipping-fee')).toBe(1);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { placedOrder } from '../../../test-kit/checkout-shop.ts';
import { failure, ok, type FakeResponse } from '../../../test-kit/fake-upstream.ts';
import {
  startGateway,
  testConfig,
  type GatewayResponse,
  type TestGateway,
} from '../../../test-kit/gateway.ts';
import { categories, galaxy, paginator } from '../../../test-kit/samples.ts';
import { submit } from '../../../test-kit/submit.ts';
import { wholeShop } from '../../../test-kit/whole-shop.ts';

const HASH = 'a'.repeat(40);
const ORDER = `{ order(accessHash: "${HASH}") { accessHash } }`;
const { timeouts } = testConfig('http://shop.test');
let shop: TestGateway;
afterEach(() => shop.stop());

/** A response that the test sends with `respond`. */
function later(): { response: Promise<FakeResponse>; respond: (response: FakeResponse) => void } {
  let respond: (response: FakeResponse) => void = () => undefined;
  const response = new Promise<FakeResponse>((resolve) => (respond = resolve));
  return { response, respond };
}

describe('public data for concurrent requests', () => {
  it('sends one REST call for an uncached page that 200 requests read at once', async () => {
    const { response, respond } = later();
    shop = await startGateway({ 'GET /product': () => response });
    const query = '{ products(search: "galaxy") { nodes { id name } } }';
    const requested = Array.from({ length: 200 }, () => shop.execute(query));
    // The shop responds when all requests have arrived.
    while ((await connections(shop)) < 200) await new Promise(setImmediate);
    respond(ok(paginator([galaxy])));
    const responses = await Promise.all(requested);
    expect(responses.every(({ data }) => data.products.nodes.length === 1)).toBe(true);
    expect(shop.upstream.count()).toBe(1);
  });

  it('reads public data once for requests with different tokens, and personal data for each token', async () => {
    shop = await startGateway({
      'GET /product-category': ok(categories),
      'GET /profile': ({ headers }) =>
        ok({ id: Number(headers.authorization?.slice(7)), first_name: 'a', phone: '+62' }),
    });
    const requested = Array.from({ length: 50 }, (_, index) =>
      shop.execute('{ categories { id } me { id } }', {}, { token: String(index + 1) }),
    );
    const ids = (await Promise.all(requested)).map(({ data }) => data.me.id);
    expect(ids).toEqual(Array.from({ length: 50 }, (_, index) => `Customer:${index + 1}`));
    expect(shop.upstream.count('GET /product-category')).toBe(1);
    expect(shop.upstream.count('GET /profile')).toBe(50);
  });
});

describe('public data while the shop is unavailable', () => {
  const failing = async () => {
    shop = await startGateway({ 'GET /product': ok(paginator([galaxy])) });
    await shop.execute('{ products { nodes { id } } }');
    shop.advance(2_000);
    shop.upstream.on('GET /product', { status: 503, headers: { 'retry-after': '9' } });
    for (let index = 0; index < 20; index += 1) {
      await shop.execute(`{ products(page: ${index + 2}) { nodes { id } } }`);
    }
    shop.upstream.clearCalls();
  };

  it('returns stale data without a REST call while the circuit is open', async () => {
    await failing();
    const known = await shop.execute('{ products { nodes { id } } }');
    expect(known.data.products.nodes).toEqual([{ id: 'Product:101' }]);
    expect(known.extensions).toEqual({ stale: true });
    const unknown = await shop.execute('{ products(page: 99) { nodes { id } } }');
    expect(unknown.errors[0]?.extensions).toEqual({ code: 'SHOP_UNAVAILABLE' });
    expect(shop.upstream.count()).toBe(0);
  });

  it('reads the data again with one call after five seconds', async () => {
    await failing();
    shop.upstream.on('GET /product', ok(paginator([galaxy])));
    shop.advance(5_000);
    const back = await shop.execute('{ products { nodes { id } } }');
    expect([back.extensions, shop.upstream.count()]).toEqual([{}, 1]);
  });

  it('sends order queries, which belong to another route group', async () => {
    await failing();
    shop.upstream.on('GET /order/*', failure(404, 'Tidak ada'));
    const { data, errors } = await shop.execute(ORDER);
    expect([data.order, errors, shop.upstream.count()]).toEqual([null, [], 1]);
  });
});

describe('public data after an order, with an unavailable shop', () => {
  const BROWSED = {
    home: '{ featuredProducts { name price } products { nodes { name price } } }',
    listing: '{ products(category: "handphone", sort: PRICE_LOW) { nodes { name } } }',
    product:
      '{ product(by: { slug: "galaxy-a55-5g-8-256" }) { name price variants { onlineStock } } }',
    checkout: '{ paymentMethods { name } shippingMethods { name } warehouses { name } }',
  };
  const browse = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(BROWSED).map(async ([page, query]) => [page, await shop.execute(query)]),
      ),
    ) as Readonly<Record<keyof typeof BROWSED, GatewayResponse>>;

  it.each([
    ['was placed', placedOrder],
    ['was rejected', failure(409, 'Stok habis', { 'details.0.quantity': ['Stok habis'] })],
  ])('returns stale data from before the order when the order %s', async (_, response) => {
    shop = await startGateway({ ...wholeShop, 'POST /order': response });
    const before = await browse();
    await submit(shop);
    await shop.upstream.stop();
    const after = await browse();
    for (const page of ['home', 'listing', 'product', 'checkout'] as const) {
      expect([page, after[page].errors]).toEqual([page, []]);
      expect(after[page].data).toEqual(before[page].data);
    }
    const { home, listing, product } = after;
    const stale = [home, listing, product].map(({ extensions }) => extensions);
    expect(stale).toEqual([{ stale: true }, { stale: true }, { stale: true }]);
  });

  it('reads a product again after an order that may have changed it', async () => {
    shop = await startGateway(wholeShop);
    await browse();
    await submit(shop);
    shop.upstream.on('GET /product/galaxy-a55-5g-8-256', ok({ ...galaxy, price: 1 }));
    const { product } = await browse();
    expect([product.data.product.price, product.extensions]).toEqual([1, {}]);
  });
});

describe('time limit of an operation', () => {
  const LIMIT = 400;

  it('returns the fields that are read within the limit, and null for the others', async () => {
    shop = await startGateway(
      { 'GET /product-category': ok(categories), 'GET /order/*': { hang: true } },
      { operationTimeout: LIMIT },
    );
    shop.upstream.on('GET /slider', { hang: true });
    const started = performance.now();
    const query = `{ categories { id } slides { id } order(accessHash: "${HASH}") { accessHash } }`;
    const { data, errors } = await shop.execute(query);
    expect(performance.now() - started).toBeLessThan(LIMIT + 1_500);
    expect(data.categories).toHaveLength(4);
    const seen = errors.map(({ path, extensions }) => [path?.[0], extensions['code']]);
    expect(seen.sort()).toEqual([
      ['order', 'SHOP_UNAVAILABLE'],
      ['slides', 'SHOP_UNAVAILABLE'],
    ]);
  });

  it('does not cancel a shared read, which serves later operations', async () => {
    const { response, respond } = later();
    shop = await startGateway({ 'GET /slider': () => response }, { operationTimeout: 100 });
    expect((await shop.execute('{ slides { id } }')).data.slides).toBeNull();
    respond(ok([{ id: 1, image: 'a.webp' }]));
    const again = await shop.execute('{ slides { id } }');
    expect([again.data.slides, shop.upstream.count()]).toEqual([[{ id: 'Slide:1' }], 1]);
  });

  it('extends the limit for a courier call', async () => {
    const { response, respond } = later();
    shop = await startGateway(
      {
        'GET /shipping-method': ok([
          { id: 1, name: 'JNE', is_rajaongkir: 1, rajaongkir_courier_name: 'jne' },
        ]),
        'GET /warehouse': ok([{ id: 1, name: 'Jakarta', city_id: 3, address: 'a' }]),
        'GET /shipping-fee': () => response,
        'GET /slider': { hang: true },
      },
      { operationTimeout: 300, timeouts: { ...timeouts, slow: 20_000 } },
    );
    const requested = shop.execute(`{ shippingOptions(
      methodId: "ShippingMethod:1", warehouseId: "Warehouse:1", cityId: "City:3", weight: 1
    ) { service } }`);
    // This one began later and has timed out, so the first one has exceeded the usual limit.
    expect((await shop.execute('{ slides { id } }')).data.slides).toBeNull();
    respond(ok([{ service: 'REG', etd: '1-2', cost: 1 }]));
    expect((await requested).data.shippingOptions).toEqual([{ service: 'REG' }]);
  });
});

function connections({ gateway }: TestGateway): Promise<number> {
  return new Promise((resolve, reject) => {
    gateway.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

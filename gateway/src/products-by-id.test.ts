import { afterEach, describe, expect, it } from 'vitest';
import {
  checkoutRoutes,
  completeQuote,
  ORDER_HASH,
  savedOrder,
} from '../test-kit/checkout-shop.ts';
import { failure, ok, type FakeResponse, type FakeRoute } from '../test-kit/fake-upstream.ts';
import { startGateway, type GatewayResponse, type TestGateway } from '../test-kit/gateway.ts';
import { problemsOf, requestQuote } from '../test-kit/request-quote.ts';
import { ideaPad, listed, paginator } from '../test-kit/samples.ts';

const products = Array.from({ length: 12 }, (_, index) => ({
  ...ideaPad,
  id: 301 + index,
  name: `Laptop ${301 + index}`,
  url_slug: `laptop-${301 + index}`,
}));
const ten = products.slice(0, 10);

/** The call of several products, as in shop-api.md 10.1. */
const byIds: FakeRoute = ({ query }) => {
  const ids = (query['ids'] ?? '').split(',').map(Number);
  return ok(products.filter(({ id }) => ids.includes(id)));
};

let shop: TestGateway;
afterEach(() => shop.stop());

async function startShop(several: FakeRoute): Promise<void> {
  const single = products.map((product) => [`GET /product/${product.id}`, ok(product)] as const);
  const routes = { ...checkoutRoutes, ...Object.fromEntries(single) };
  shop = await startGateway({ ...routes, 'GET /product': several });
}

const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Product { onlineStock } } }';
const nodes = (...ids: readonly unknown[]) =>
  shop.execute(NODES, { ids: ids.map((id) => `Product:${String(id)}`) });
const idsOf = async (response: Promise<GatewayResponse>) => {
  const { data, errors } = await response;
  expect(errors).toEqual([]);
  return data.nodes.map(({ id }) => id);
};
const calls = () => shop.upstream.calls.map(({ path, query }) => query['ids'] ?? path);

const quoteOfTen = {
  ...completeQuote,
  lines: ten.map(({ id }) => ({ productId: `Product:${id}`, quantity: 1 })),
};

describe('REST calls for several products', () => {
  it.each([
    ['delivery', 4, { payments: [] }],
    ['delivery and payments', 5, {}],
    ['delivery, payments and a voucher', 6, { voucherCode: 'HEMAT10' }],
    ['pickup', 2, { payments: [], fulfilment: { pickup: { warehouseId: 'Warehouse:1' } } }],
  ])('reads an uncached quote of ten lines with %s: %i calls', async (_, count, changes) => {
    await startShop(byIds);
    const { lines } = await requestQuote(shop, { ...quoteOfTen, ...changes }, 'budi');
    expect(lines.map(({ product }) => product.name)).toEqual(ten.map(({ name }) => name));
    expect(shop.upstream.count('GET /product')).toBe(1);
    expect(shop.upstream.count()).toBe(count);
  });

  it('sends two calls for an order of twelve lines with their products', async () => {
    await startShop(byIds);
    const [line] = savedOrder.order_details;
    const order_details = products.map(({ id }) => ({ ...line, id: 2_000 + id, product_id: id }));
    shop.upstream.on(`GET /order/${ORDER_HASH}`, ok({ ...savedOrder, order_details }));
    const query = `{ order(accessHash: "${ORDER_HASH}") {
      lines { product { name price image { url } description onlineStock } } } }`;
    const data = await shop.data(query);
    expect(data.order.lines).toHaveLength(12);
    expect(calls()).toEqual([`/order/${ORDER_HASH}`, products.map(({ id }) => id).join(',')]);
  });

  it('sends two calls for descriptions that the list does not contain', async () => {
    const list = ok(paginator(products.map(listed)));
    await startShop((call) => (call.query['ids'] === undefined ? list : byIds(call)));
    const { data } = await shop.execute('{ products { nodes { description availability } } }');
    expect(data.products.nodes).toHaveLength(12);
    expect(shop.upstream.count()).toBe(2);
  });

  it('does not request products that another read has requested', async () => {
    await startShop(byIds);
    const second = new Promise<GatewayResponse>((resolve) => {
      shop.upstream.on('GET /product', async (call) => {
        // The first call gets its response when the second one has arrived.
        const arrived = new Promise<void>((release) => {
          shop.upstream.on('GET /product', (next) => {
            release();
            return byIds(next);
          });
        });
        resolve(nodes(302, 303, 304, 305));
        await arrived;
        return byIds(call);
      });
    });
    expect(await idsOf(nodes(301, 302, 303))).toEqual([
      'Product:301',
      'Product:302',
      'Product:303',
    ]);
    expect(await idsOf(second)).toHaveLength(4);
    expect(calls()).toEqual(['301,302,303', '304,305']);
  });

  it('sends one call for a single product and for each id that is no whole number', async () => {
    await startShop(byIds);
    await nodes(301);
    await nodes('0302', 303, 304, 'abc');
    expect(calls().toSorted()).toEqual([
      '/product/0302',
      '/product/301',
      '/product/abc',
      '303,304',
    ]);
  });

  it('sends one call for each product that the response leaves out', async () => {
    await startShop((call) => byIds({ ...call, query: { ids: '301' } }));
    shop.upstream.on('GET /product/302', ok({ ...products[1], status: 0 }));
    const lines = [301, 302, 999].map((id) => ({ productId: `Product:${id}`, quantity: 1 }));
    const quote = await requestQuote(shop, { lines });
    expect(quote.lines).toMatchObject([
      { product: { name: 'Laptop 301' } },
      { product: { name: 'Laptop 302' } },
      { product: null },
    ]);
    expect(problemsOf(quote)).toContain('NOT_SOLD at lines.1.productId');
    expect(problemsOf(quote)).toContain('NOT_SOLD at lines.2.productId');
    expect(calls()).toEqual(['301,302,999', '/product/302', '/product/999']);
  });

  it('sends no calls for single products after a failure of the shop, which fails all products', async () => {
    await startShop({ status: 500, body: '' });
    const { errors } = await nodes(301, 302);
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual([
      'SHOP_FAILED',
      'SHOP_FAILED',
    ]);
    expect(calls()).toEqual(['301,302']);
    shop.upstream.on('GET /product', byIds);
    shop.advance(1_000);
    expect(await idsOf(nodes(301, 302))).toEqual(['Product:301', 'Product:302']);
    expect(calls()).toEqual(['301,302', '301,302']);
  });
});

/** Responses of shops without the call; most return a page of other products. */
const WITHOUT_THE_CALL: readonly (readonly [string, FakeResponse])[] = [
  ['a page of other products', ok(paginator(products))],
  ['a list of other products', ok(products)],
  ['these products without details', ok(products.slice(0, 2).map(listed))],
  ['404', failure(404, 'Data tidak ditemukan')],
  ['405 in HTML', { status: 405, body: '<h1>Method Not Allowed</h1>' }],
  ['422', failure(422, 'Data tidak valid', { ids: ['x'] })],
  ['no list', ok('x')],
];

describe('shop without a call for several products', () => {
  it.each(WITHOUT_THE_CALL)(
    'reads each product by itself for ten minutes after a response with %s',
    async (_, response) => {
      await startShop(response);
      const single = ['/product/301', '/product/302'];
      const read = async () => {
        shop.upstream.clearCalls();
        expect(await idsOf(nodes(301, 302))).toEqual(['Product:301', 'Product:302']);
        return calls();
      };
      expect(await read()).toEqual(['301,302', ...single]);
      shop.advance(599_999);
      expect(await read()).toEqual(single);
      shop.advance(600_000);
      expect(await read()).toEqual(['301,302', ...single]);
    },
  );
});

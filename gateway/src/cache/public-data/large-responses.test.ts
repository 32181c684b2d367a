import { afterEach, describe, expect, it } from 'vitest';
import { ok, type FakeRoute } from '../../../test-kit/fake-upstream.ts';
import { startGateway, type TestGateway } from '../../../test-kit/gateway.ts';
import { ideaPad, listed } from '../../../test-kit/samples.ts';

const product = (id: number) => ({ ...ideaPad, id, description: 'x'.repeat(4_500_000) });

/** The products of each page; no page has their details. */
const PAGES: Readonly<Record<string, readonly number[]>> = {
  1: [1, 2],
  2: [3, 4],
  3: [2, 3, 4],
  4: [1],
};

const products: FakeRoute = ({ query: { ids, page = '' } }) =>
  ids === undefined
    ? ok((PAGES[page] ?? []).map((id) => listed({ ...ideaPad, id })))
    : ok(ids.split(',').map(Number).map(product));

const single = [1, 2, 3, 4].map((id) => [`GET /product/${id}`, ok(product(id))] as const);
const routes = { 'GET /product': products, ...Object.fromEntries(single) };

let shop: TestGateway;
afterEach(() => shop.stop());

const start = async (listing: FakeRoute = products) => {
  shop = await startGateway({ ...routes, 'GET /product': listing }, { responseCacheBytes: 0 });
};

/** Number of REST calls of an operation. */
async function calls(query: string): Promise<number> {
  shop.upstream.clearCalls();
  await shop.data(query);
  return shop.upstream.count();
}

const page = (number: number, field = 'slug') =>
  calls(`{ products(page: ${number}) { nodes { ${field} } } }`);
const nodes = (...ids: readonly number[]) => {
  const texts = ids.map((id) => `"Product:${id}"`).join(' ');
  return calls(`{ nodes(ids: [${texts}]) { ... on Product { onlineStock } } }`);
};

describe('size limit of shared public data', () => {
  it('evicts the least recently used listings', async () => {
    await start(ok([product(1), product(2)]));
    expect([await page(1), await page(2)]).toEqual([1, 1]);
    expect([await page(2), await page(1)]).toEqual([0, 1]);
  });

  it('evicts the least recently used products', async () => {
    await start();
    expect([await nodes(1, 2), await nodes(3, 4)]).toEqual([1, 1]);
    expect([await nodes(2, 3, 4), await nodes(1)]).toEqual([0, 1]);
  });

  it('evicts the least recently used descriptions', async () => {
    await start();
    // One call for the listing, one for what it lacks.
    expect([await page(1, 'weight'), await page(2, 'weight')]).toEqual([2, 2]);
    shop.advance(2_000);
    expect([await page(3, 'weight'), await page(4, 'weight')]).toEqual([1, 2]);
  });
});

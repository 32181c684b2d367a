import { afterEach, describe, expect, it } from 'vitest';
import type { FakeRoute } from '../../../test-kit/fake-upstream.ts';
import { startGateway, type TestGateway } from '../../../test-kit/gateway.ts';
import { ideaPad } from '../../../test-kit/samples.ts';

const LISTING = `{
  products(search: "pda", filter: { isAvailable: true }) {
    nodes { id name price originalPrice brand availability image { url alt } category { name slug } }
    totalCount
    pageInfo { number last }
    suggestion
  }
}`;

const broken = { ...ideaPad, id: 8, price: 'gratis' };

const listing: FakeRoute = () => ({
  status: 200,
  body: {
    status: 'success',
    data: [ideaPad, broken, { ...ideaPad, id: 7, name: 'Pad 7' }],
    meta: { current_page: 1, last_page: 3, total: 42, suggestion: 'pad' },
  },
});

let shop: TestGateway;
afterEach(() => shop.stop());

describe('Query.products of concurrent clients', () => {
  it('reads a page from the shop once within its lifetime', async () => {
    shop = await startGateway({ 'GET /product': listing }, { responseCacheBytes: 0 });
    const first = await shop.data(LISTING);
    expect(first).toMatchObject({
      products: {
        totalCount: 42,
        suggestion: 'pad',
        nodes: [{ name: ideaPad.name }, { name: 'Pad 7' }],
      },
    });
    expect([await shop.data(LISTING), await shop.data(LISTING)]).toEqual([first, first]);
    expect(shop.upstream.count()).toBe(1);
  });

  it('reads a page from the shop once for concurrent requests', async () => {
    shop = await startGateway({ 'GET /product': listing }, { responseCacheBytes: 0 });
    const [first, ...others] = await Promise.all(
      [LISTING, LISTING, LISTING].map((q) => shop.data(q)),
    );
    expect(others).toEqual([first, first]);
    expect(shop.upstream.count()).toBe(1);
  });
});

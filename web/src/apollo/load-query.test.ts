import { parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubTransport, testSite } from '../../test-kit/render-app.tsx';
import { createSchemaStub, type StubRoot } from '../../test-kit/schema-stub.ts';
import { createBrowserParts } from '../app/browser-parts.ts';
import { loadQuery } from './load-query.ts';

const query = parse(
  'query Home($page: Int) { slides { id } products(page: $page) { totalCount } contentPage(slug: "x") { id } }',
);

function openShop(root: StubRoot) {
  const stub = createSchemaStub(root);
  const { client } = createBrowserParts({
    site: testSite,
    transport: stubTransport(stub),
    now: Date.now,
  });
  return { stub, load: (page = 1) => loadQuery(client, query, { page }) };
}

const fail = new Error('Sedang sibuk');
const someProducts = { nodes: [], totalCount: 7 };

describe('loadQuery', () => {
  it('does not fetch again what the cache has', async () => {
    const { stub, load } = openShop({ slides: [], products: someProducts });
    await load();
    await load();
    expect(stub.requested).toEqual(['Home']);
  });

  it('leaves out a field that failed and returns its siblings', async () => {
    const { load } = openShop({ slides: [], products: fail });
    const { data, failures } = await load();
    expect(data).toEqual({ slides: [], contentPage: null });
    expect(failures).toEqual([
      { field: 'products', title: 'Fetch Product Failed', message: 'Sedang sibuk' },
    ]);
  });

  it('fetches again after a failure, but not for a field that is null', async () => {
    const { stub, load } = openShop({ slides: [], products: fail });
    await load();
    stub.change({ products: someProducts });
    const { data, failures } = await load();
    expect(failures).toEqual([]);
    expect(data).toMatchObject({ products: { totalCount: 7 }, contentPage: null });
    await load();
    expect(stub.requested).toHaveLength(2);
  });

  it('evicts only the page of a list that failed', async () => {
    const products = ({ page }: { page: number }) => (page === 2 ? fail : someProducts);
    const { stub, load } = openShop({ slides: [], products });
    await load(1);
    await load(2);
    await load(1);
    expect(stub.requested).toHaveLength(2);
  });
});

describe('loadQuery of a result that is older than a minute', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

  it('returns the cached result and fetches it again in the background', async () => {
    const { stub, load } = openShop({ slides: [], products: someProducts });
    await load(3);
    pass(59_999);
    await load(3);
    expect(stub.requested).toHaveLength(1);
    pass(1);
    stub.change({ products: { nodes: [], totalCount: 8 } });
    expect((await load(3)).data).toMatchObject({ products: { totalCount: 7 } });
    await vi.waitFor(async () => {
      expect((await load(3)).data).toMatchObject({ products: { totalCount: 8 } });
    });
    expect(stub.requested).toHaveLength(2);
  });

  it('returns the cached result when that request fails, and fetches again at the next call', async () => {
    const { stub, load } = openShop({ slides: [], products: someProducts });
    await load(4);
    pass(60_000);
    stub.change({ products: fail });
    await load(4);
    await vi.waitFor(async () => {
      expect((await load(4)).failures).toEqual([]);
      expect(stub.requested.length).toBeGreaterThan(2);
    });
    expect((await load(4)).data).toMatchObject({ products: { totalCount: 7 } });
  });
});

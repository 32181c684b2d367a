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
  it('is not fetched again while the cache has it', async () => {
    const { stub, load } = openShop({ slides: [], products: someProducts });
    await load();
    await load();
    expect(stub.requested).toEqual(['Home']);
  });

  it('leaves out the field that failed and keeps its siblings', async () => {
    const { load } = openShop({ slides: [], products: fail });
    const { data, failures } = await load();
    expect(data).toEqual({ slides: [], contentPage: null });
    expect(failures).toEqual([
      { field: 'products', title: 'Fetch Product Failed', message: 'Sedang sibuk' },
    ]);
  });

  it('asks again for what failed, and does not take "there is none" for a failure', async () => {
    const { stub, load } = openShop({ slides: [], products: fail });
    await load();
    stub.change({ products: someProducts });
    const { data, failures } = await load();
    expect(failures).toEqual([]);
    expect(data).toMatchObject({ products: { totalCount: 7 }, contentPage: null });
    await load();
    expect(stub.requested).toHaveLength(2);
  });

  it('forgets only the page of the list that failed', async () => {
    const products = ({ page }: { page: number }) => (page === 2 ? fail : someProducts);
    const { stub, load } = openShop({ slides: [], products });
    await load(1);
    await load(2);
    await load(1);
    expect(stub.requested).toHaveLength(2);
  });
});

describe('loadQuery of what the cache has had for more than a minute', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

  it('asks again, and does not wait for the answer', async () => {
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

  it('keeps it when the answer fails, says nothing, and asks again the next time', async () => {
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

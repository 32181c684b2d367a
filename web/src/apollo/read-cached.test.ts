import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { stubTransport, testSite } from '../../test-kit/render-app.tsx';
import { createSchemaStub } from '../../test-kit/schema-stub.ts';
import { createBrowserParts } from '../app/browser-parts.ts';
import { readCached } from './read-cached.ts';

const query = parse(
  'query Products($page: Int) { products(page: $page) { totalCount nodes { id } } }',
);

async function openShop() {
  const stub = createSchemaStub({ products: { totalCount: 7, nodes: [] } });
  const transport = stubTransport(stub);
  const { client } = createBrowserParts({ site: testSite, transport, now: Date.now });
  await client.query({ query, variables: { page: 1 } });
  return client;
}

describe('readCached', () => {
  it('returns the same object as the hooks, so that nothing is read twice', async () => {
    const client = await openShop();
    const data = readCached(client.cache, query, { page: 1 });
    expect(data).toMatchObject({ products: { totalCount: 7 } });
    const hook = client.watchQuery({ query, variables: { page: 1 }, fetchPolicy: 'cache-only' });
    expect(hook.getCurrentResult().data).toBe(data);
  });

  it('returns null for a query that the cache lacks', async () => {
    const client = await openShop();
    expect(readCached(client.cache, query, { page: 2 })).toBeNull();
  });
});

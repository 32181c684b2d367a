import { createHash } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkoutRoutes } from '../../../test-kit/checkout-shop.ts';
import { ok, type FakeResponse } from '../../../test-kit/fake-upstream.ts';
import { startGateway, type TestGateway } from '../../../test-kit/gateway.ts';
import { gatewayForEach } from '../../../test-kit/gateway-for-tests.ts';
import { categories, galaxy, paginator } from '../../../test-kit/samples.ts';
import { submit } from '../../../test-kit/submit.ts';
import { wholeShop } from '../../../test-kit/whole-shop.ts';

const MENU = 'query Menu { categories { id name } }';
const LISTING =
  'query Listing($search: String) { products(search: $search) { nodes { id price } } }';
const PRICE = '{ product(by: { slug: "galaxy-a55-5g-8-256" }) { price } }';

const shop = gatewayForEach(wholeShop);

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const get = (parts: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}/graphql?${new URLSearchParams(parts).toString()}`, {
    headers: { 'apollo-require-preflight': '1', ...headers },
  });

/** How many of the requests so far were served from the cache or from the response to another request. */
const cached = ({ logLines }: TestGateway = shop) =>
  logLines.filter((line) => /"responseCache":"(hit|joined)"/.test(line)).length;

describe('response cache over HTTP', () => {
  it('returns the same bytes and headers by POST and by GET', async () => {
    const first = await post({ query: MENU, operationName: 'Menu' });
    const bytes = await first.text();
    const again = await post({ query: MENU, operationName: 'Menu' });
    const byGet = await get({ query: MENU, operationName: 'Menu' });
    expect([await again.text(), await byGet.text(), cached()]).toEqual([bytes, bytes, 2]);
    const headersOf = ({ headers }: Response) =>
      [...headers].filter(([name]) => !['date', 'x-request-id', 'etag'].includes(name));
    expect(headersOf(again)).toEqual(headersOf(first));
    expect(headersOf(byGet)).toEqual(headersOf(first));
    expect(again.headers.get('content-length')).toBe(String(Buffer.byteLength(bytes)));
    expect(shop.upstream.count()).toBe(1);
  });

  it('finds the response for the same variables in any order, and not for other values', async () => {
    const query = 'query ($p: Int, $s: String) { products(page: $p, search: $s) { nodes { id } } }';
    await post({ query, variables: { p: 1, s: 'galaxy' } });
    await post({ variables: { s: 'galaxy', p: 1 }, query });
    expect(cached()).toBe(1);
    for (const p of [2, 'x']) await post({ query, variables: { p, s: 'galaxy' } });
    await post(`{"query":${JSON.stringify(query)},"variables":{"p":1.0,"s":"galaxy"}}`);
    expect(cached()).toBe(1);
  });

  it('sends a decreasing max-age and expires the response after it', async () => {
    await post({ query: MENU });
    shop.advance(45_500);
    const later = await post({ query: MENU });
    expect(later.headers.get('cache-control')).toBe('public, max-age=14');
    expect(cached()).toBe(1);
    shop.advance(14_500);
    shop.upstream.on('GET /product-category', ok(categories.slice(1)));
    const { data } = await shop.execute(MENU);
    expect([data.categories.length, cached()]).toEqual([3, 1]);
  });

  it('expires a response with its oldest part', async () => {
    await shop.execute('{ categories { id } }');
    shop.advance(50_000);
    await shop.execute('{ categories { slug } }');
    shop.advance(9_999);
    await shop.execute('{ categories { slug } }');
    expect(cached()).toBe(1);
    shop.advance(1);
    await shop.execute('{ categories { slug } }');
    expect([cached(), shop.upstream.count()]).toEqual([1, 2]);
  });

  it('expires a response after two seconds when it contains a price', async () => {
    const price = async () => (await shop.execute(PRICE)).data.product.price;
    expect(await price()).toBe(galaxy.price);
    shop.upstream.on('GET /product/galaxy-a55-5g-8-256', ok({ ...galaxy, price: 4_999_000 }));
    shop.advance(1_999);
    expect([await price(), cached()]).toEqual([galaxy.price, 1]);
    shop.advance(1);
    expect([await price(), cached()]).toEqual([4_999_000, 1]);
  });

  it('expires a response after an order, which changes the stock', async () => {
    const stock = () =>
      shop.execute('{ product(by: { slug: "galaxy-a55-5g-8-256" }) { onlineStock } }');
    const before = await stock();
    expect((await stock()).data).toEqual(before.data);
    shop.upstream.on('GET /product/galaxy-a55-5g-8-256', ok({ ...galaxy, total_online_stock: 3 }));
    for (const [name, route] of Object.entries(checkoutRoutes)) {
      if (name !== 'GET /product/galaxy-a55-5g-8-256') shop.upstream.on(name, route);
    }
    expect((await submit(shop)).userErrors).toEqual([]);
    const after = await stock();
    expect([before.data.product, after.data.product]).toEqual([
      { onlineStock: 14 },
      { onlineStock: 3 },
    ]);
  });

  it('returns 304 by GET to a client that has the response', async () => {
    const first = await get({ query: MENU });
    const tag = first.headers.get('etag') ?? '';
    const same = await get({ query: MENU }, { 'if-none-match': `"other", W/${tag}` });
    expect([same.status, await same.text(), cached()]).toEqual([304, '', 1]);
    expect(same.headers.get('etag')).toBe(tag);
    expect(same.headers.get('cache-control')).toBe('public, max-age=60');
    expect(same.headers.get('vary')).toBe('origin, accept, authorization');
    const other = await get({ query: MENU }, { 'if-none-match': '"other"' });
    expect([other.status, cached()]).toEqual([200, 2]);
    expect((await post({ query: MENU }, { 'if-none-match': tag })).status).toBe(200);
  });

  it('returns the requested media type', async () => {
    const accept = 'application/graphql-response+json';
    await post({ query: MENU });
    for (let index = 0; index < 2; index += 1) {
      const response = await post({ query: MENU }, { accept });
      expect(response.headers.get('content-type')).toBe(`${accept}; charset=utf-8`);
    }
    expect((await post({ query: MENU }, { accept: 'image/png' })).status).toBe(406);
    expect((await post({ query: MENU })).headers.get('content-type')).toMatch(/^application\/json/);
    expect(cached()).toBe(2);
  });

  it('sends the request id and the CORS headers of the present request', async () => {
    const origin = 'http://localhost:3000';
    await post({ query: MENU }, { origin, 'x-request-id': 'permintaan-1' });
    const other = await post({ query: MENU }, { 'x-request-id': 'permintaan-2' });
    const foreign = await post({ query: MENU }, { origin: 'https://evil.example' });
    const own = await post({ query: MENU }, { origin });
    expect(cached()).toBe(3);
    expect(other.headers.get('x-request-id')).toBe('permintaan-2');
    const allowed = [other, foreign, own].map(({ headers }) =>
      headers.get('access-control-allow-origin'),
    );
    expect(allowed).toEqual([null, null, origin]);
  });

  it('logs a cached response like an executed operation, with responseCache', async () => {
    await post({ query: MENU });
    await post({ query: MENU }, { 'x-request-id': 'permintaan-2' });
    const lines = shop.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const operations = lines.filter(({ msg }) => msg === 'operation');
    expect(operations.map(({ operation }) => operation)).toEqual(['Menu', 'Menu']);
    expect(operations[1]).toMatchObject({
      requestId: 'permintaan-2',
      kind: 'query',
      personalRestCalls: 0,
      responseCache: 'hit',
    });
    expect(Object.keys(operations[1] ?? {})).toEqual(
      expect.arrayContaining(Object.keys(operations[0] ?? {})),
    );
  });

  it('finds a response by document hash only after a request with document and hash', async () => {
    const sha256Hash = createHash('sha256').update(MENU).digest('hex');
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
    await get({ query: MENU });
    const unknown = await (await get({ extensions })).text();
    expect(unknown).toContain('PERSISTED_QUERY_NOT_FOUND');
    const registered = await (await get({ query: MENU, extensions })).text();
    expect(cached()).toBe(0);
    expect(await (await get({ extensions })).text()).toBe(registered);
    expect(await (await get({ extensions })).text()).toBe(registered);
    expect(cached()).toBe(1);
  });
});

describe('concurrent identical queries of guests', () => {
  it('executes 200 concurrent identical queries once', async () => {
    let respond: (response: FakeResponse) => void = () => undefined;
    const response = new Promise<FakeResponse>((resolve) => (respond = resolve));
    shop.upstream.on('GET /product', () => response);
    const requested = Array.from({ length: 200 }, () =>
      shop.execute(LISTING, { search: 'galaxy' }),
    );
    while (shop.upstream.count() === 0) await new Promise(setImmediate);
    respond(ok(paginator([galaxy])));
    const responses = await Promise.all(requested);
    expect(new Set(responses.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect([cached(), shop.upstream.count()]).toEqual([199, 1]);
  });
});

describe('response cache bypass', () => {
  it.each([
    ['a query with a personal part', '{ categories { id } me { id } }'],
    ['introspection', '{ __schema { queryType { name } } }'],
    ['a quote', '{ checkoutQuote(input: { lines: [] }) { subtotal } }'],
    ['a mutation', 'mutation { signOut { signedOut } }'],
  ])('does not store the response to %s', async (_, query) => {
    await shop.execute(query);
    await shop.execute(query);
    expect(cached()).toBe(0);
  });

  it('does not store a response with an error', async () => {
    shop.upstream.on('GET /slider', { status: 500 });
    const query = '{ categories { id } slides { id } }';
    expect((await shop.execute(query)).errors).toHaveLength(1);
    shop.upstream.on('GET /slider', wholeShop['GET /slider'] ?? {});
    expect((await shop.execute(query)).errors).toEqual([]);
    expect(cached()).toBe(0);
  });

  it('does not store a response with stale data', async () => {
    await shop.execute(MENU);
    shop.advance(60_000);
    shop.upstream.on('GET /product-category', { cut: true });
    for (let index = 0; index < 2; index += 1) {
      expect((await shop.execute(MENU)).extensions).toEqual({ stale: true });
    }
    expect(cached()).toBe(0);
  });

  it('neither reads nor stores responses for a request with a token', async () => {
    await shop.execute(MENU, {}, { token: '7|rahasia' });
    await shop.execute(MENU);
    expect(cached()).toBe(0);
    const response = await shop.execute(MENU, {}, { token: '7|rahasia' });
    expect([response.headers.get('cache-control'), cached()]).toEqual(['private, max-age=60', 0]);
    await post({ query: MENU, variables: {} }, { authorization: '' });
    expect(cached()).toBe(0);
  });

  it('stores nothing with RESPONSE_CACHE_MB=0', async () => {
    const uncached = await startGateway(wholeShop, { responseCacheBytes: 0 });
    onTestFinished(uncached.stop);
    await uncached.execute(MENU);
    await uncached.execute(MENU);
    expect(cached(uncached)).toBe(0);
  });
});

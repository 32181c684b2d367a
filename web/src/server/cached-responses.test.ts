import { get as httpGet, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { MemoryState } from '@gawai/server-kit/shared-state/memory-state';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { sampleShop } from '../../test-kit/sample-shop.ts';
import { startShopServer, startWebServer, type ShopServer } from '../../test-kit/web-server.ts';

const ARTICLE = '/article/tentang-kami';

let shop: ShopServer;

beforeEach(async () => {
  shop = await startShopServer();
  shop.gatewayHeaders.cacheControl = 'public, max-age=600';
  return shop.close;
});

/** Number of requests of the operation `name` to the gateway during `work`. */
async function countRequests(name: string, work: () => Promise<unknown>): Promise<number> {
  const before = shop.stub.requested.length;
  await work();
  return shop.stub.requested.slice(before).filter((operation) => operation === name).length;
}
const get = (path: string, init: RequestInit = {}) =>
  fetch(shop.url + path, { redirect: 'manual', ...init });
const load = async (...paths: string[]) => {
  for (const path of paths) await (await get(path)).text();
};

/** Reads a body as it is sent: `fetch` would decompress it. */
async function bytesOf(path: string, acceptEncoding: string): Promise<[Buffer, IncomingMessage]> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'accept-encoding': acceptEncoding };
    httpGet(shop.url + path, { headers }, resolve).on('error', reject);
  });
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return [Buffer.concat(parts), response];
}

/** A state whose messages of other processes the test sends. */
class OtherProcesses extends MemoryState {
  send: (message: string) => void = () => undefined;

  override subscribe(_channel?: string, listener?: (message: string) => void): Promise<void> {
    if (listener !== undefined) this.send = listener;
    return Promise.resolve();
  }
}

describe('page cache over HTTP', () => {
  it('renders a page again after another process has reported a change of products', async () => {
    const shared = new OtherProcesses();
    const web = await startWebServer({ settings: { GATEWAY_URL: shop.gatewayUrl }, shared });
    onTestFinished(web.close);
    const loadArticle = async () => (await fetch(web.url + ARTICLE)).text();
    const again = () => countRequests('Article', loadArticle);
    expect([await again(), await again()]).toEqual([1, 0]);
    shared.send('products');
    expect([await again(), await again()]).toEqual([1, 0]);
  });

  it('renders a public page once and serves the same bytes and headers to the next request', async () => {
    const [first, second] = [await get(ARTICLE), await get(ARTICLE)];
    expect(await second.text()).toBe(await first.text());
    const validatorsOf = ({ headers }: Response) => {
      const { date: _, ...rest } = Object.fromEntries(headers);
      return rest;
    };
    expect(validatorsOf(second)).toEqual(validatorsOf(first));
    expect(second.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(second.headers.get('cache-control')).toBe('no-cache');
    expect(await countRequests('Article', () => load(ARTICLE))).toBe(0);
  });

  it('serves the same page to all clients: it renders without cookie and token', async () => {
    await load(ARTICLE);
    const headers = { cookie: 'user=1', authorization: 'Bearer x' };
    expect(
      await countRequests('Article', async () => (await get(ARTICLE, { headers })).text()),
    ).toBe(0);
  });

  it('ignores campaign parameters in the cache key', async () => {
    const loadAll = () => load(`${ARTICLE}?utm_source=a`, `${ARTICLE}?utm_source=b`, ARTICLE);
    expect(await countRequests('Article', loadAll)).toBe(1);
  });

  it('returns 304 to a browser that has the page', async () => {
    const tag = (await get(ARTICLE)).headers.get('etag') ?? '';
    const known = await get(ARTICLE, { headers: { 'if-none-match': `"x", ${tag}` } });
    expect([known.status, await known.text()]).toEqual([304, '']);
    expect(known.headers.get('etag')).toBe(tag);
    const other = await get(ARTICLE, { headers: { 'if-none-match': 'W/"other"' } });
    expect(other.status).toBe(200);
  });

  it('responds to HEAD without a body', async () => {
    const page = await (await get(ARTICLE, { headers: { 'accept-encoding': 'identity' } })).text();
    const response = await get(ARTICLE, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(page)));
  });

  it('serves each browser the encoding that it accepts', async () => {
    const [plain, plainResponse] = await bytesOf(ARTICLE, '');
    const [packed, packedResponse] = await bytesOf(ARTICLE, 'gzip');
    const [again] = await bytesOf(ARTICLE, 'gzip');
    expect(plainResponse.headers['content-encoding']).toBeUndefined();
    expect(packedResponse.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed).equals(plain)).toBe(true);
    expect(again.equals(packed)).toBe(true);
  });

  it('renders once for concurrent requests', async () => {
    const loadAll = () => Promise.all([load(ARTICLE), load(ARTICLE), load(ARTICLE)]);
    expect(await countRequests('Article', loadAll)).toBe(1);
  });
});

describe('page cache over HTTP, responses that are not cached', () => {
  it('does not cache a page whose data must not be cached', async () => {
    shop.gatewayHeaders.cacheControl = 'no-store';
    expect(await countRequests('Article', () => load(ARTICLE, ARTICLE))).toBe(2);
    expect((await get(ARTICLE)).headers.get('etag')).toBeNull();
  });

  it('does not cache a page with a part that failed', async () => {
    shop.stub.change({ featuredProducts: new Error('Sedang sibuk') });
    expect(await countRequests('Home', () => load('/', '/'))).toBe(2);
    shop.stub.change({ featuredProducts: sampleShop()['featuredProducts'] });
    expect(await (await get('/')).text()).toContain('Produk Pilihan');
  });

  it('queries the shell of all pages once', async () => {
    expect(await countRequests('Shell', () => load(ARTICLE, '/', '/product'))).toBeLessThan(2);
  });

  it('does not cache a 404 or a redirect', async () => {
    expect(await countRequests('ProductPage', () => load('/product/x', '/product/x'))).toBe(2);
    const twice = () => load('/article/tidak-ada', '/article/tidak-ada');
    expect(await countRequests('Article', twice)).toBe(2);
  });

  it('does not cache a personal page', async () => {
    const order = `/order/guest/${'a'.repeat(40)}`;
    expect(await countRequests('GuestOrderExists', () => load(order, order))).toBe(2);
  });

  it('does not cache any page when the cache is switched off', async () => {
    const none = await startWebServer({
      settings: { GATEWAY_URL: shop.gatewayUrl, PAGE_CACHE_MB: '0' },
    });
    const request = () => fetch(none.url + ARTICLE).then((response) => response.text());
    expect(await countRequests('Article', () => request().then(request))).toBe(2);
    none.close();
  });
});

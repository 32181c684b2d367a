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

/** How often the shop was asked for a page of this name while `work` was done. */
async function askedFor(name: string, work: () => Promise<unknown>): Promise<number> {
  const before = shop.stub.requested.length;
  await work();
  return shop.stub.requested.slice(before).filter((asked) => asked === name).length;
}
const get = (path: string, init: RequestInit = {}) =>
  fetch(shop.url + path, { redirect: 'manual', ...init });
const visits = async (...paths: string[]) => {
  for (const path of paths) await (await get(path)).text();
};

/** Reads an answer as it travels: `fetch` would unpack it. */
async function bytesOf(path: string, acceptEncoding: string): Promise<[Buffer, IncomingMessage]> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'accept-encoding': acceptEncoding };
    httpGet(shop.url + path, { headers }, resolve).on('error', reject);
  });
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return [Buffer.concat(parts), response];
}

/** A state of which the test plays the other processes. */
class OtherProcesses extends MemoryState {
  say: (message: string) => void = () => undefined;

  override subscribe(_channel?: string, listener?: (message: string) => void): Promise<void> {
    if (listener !== undefined) this.say = listener;
    return Promise.resolve();
  }
}

describe('page cache over HTTP', () => {
  it('renders a page again after another process has said that products have changed', async () => {
    const shared = new OtherProcesses();
    const web = await startWebServer({ settings: { GATEWAY_URL: shop.gatewayUrl }, shared });
    onTestFinished(web.close);
    const visit = async () => (await fetch(web.url + ARTICLE)).text();
    const again = () => askedFor('Article', visit);
    expect([await again(), await again()]).toEqual([1, 0]);
    shared.say('products');
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
    expect(await askedFor('Article', () => visits(ARTICLE))).toBe(0);
  });

  it('serves the same page to all clients: it renders without cookie and token', async () => {
    await visits(ARTICLE);
    const headers = { cookie: 'user=1', authorization: 'Bearer x' };
    expect(await askedFor('Article', async () => (await get(ARTICLE, { headers })).text())).toBe(0);
  });

  it('ignores campaign parameters in the cache key', async () => {
    const ask = () => visits(`${ARTICLE}?utm_source=a`, `${ARTICLE}?utm_source=b`, ARTICLE);
    expect(await askedFor('Article', ask)).toBe(1);
  });

  it('answers 304 to a browser that has the page', async () => {
    const tag = (await get(ARTICLE)).headers.get('etag') ?? '';
    const known = await get(ARTICLE, { headers: { 'if-none-match': `"x", ${tag}` } });
    expect([known.status, await known.text()]).toEqual([304, '']);
    expect(known.headers.get('etag')).toBe(tag);
    const other = await get(ARTICLE, { headers: { 'if-none-match': 'W/"other"' } });
    expect(other.status).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const page = await (await get(ARTICLE, { headers: { 'accept-encoding': 'identity' } })).text();
    const response = await get(ARTICLE, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(page)));
  });

  it('goes to each browser in the form that it takes', async () => {
    const [plain, plainResponse] = await bytesOf(ARTICLE, '');
    const [packed, packedResponse] = await bytesOf(ARTICLE, 'gzip');
    const [again] = await bytesOf(ARTICLE, 'gzip');
    expect(plainResponse.headers['content-encoding']).toBeUndefined();
    expect(packedResponse.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed).equals(plain)).toBe(true);
    expect(again.equals(packed)).toBe(true);
  });

  it('renders once for concurrent requests', async () => {
    const ask = () => Promise.all([visits(ARTICLE), visits(ARTICLE), visits(ARTICLE)]);
    expect(await askedFor('Article', ask)).toBe(1);
  });
});

describe('page cache over HTTP, responses that are not cached', () => {
  it('does not cache a page whose data must not be cached', async () => {
    shop.gatewayHeaders.cacheControl = 'no-store';
    expect(await askedFor('Article', () => visits(ARTICLE, ARTICLE))).toBe(2);
    expect((await get(ARTICLE)).headers.get('etag')).toBeNull();
  });

  it('does not cache a page of which a part failed', async () => {
    shop.stub.change({ featuredProducts: new Error('Sedang sibuk') });
    expect(await askedFor('Home', () => visits('/', '/'))).toBe(2);
    shop.stub.change({ featuredProducts: sampleShop()['featuredProducts'] });
    expect(await (await get('/')).text()).toContain('Produk Pilihan');
  });

  it('asks for what surrounds all pages once', async () => {
    expect(await askedFor('Shell', () => visits(ARTICLE, '/', '/product'))).toBeLessThan(2);
  });

  it('does not cache a 404 or a redirect', async () => {
    expect(await askedFor('ProductPage', () => visits('/product/x', '/product/x'))).toBe(2);
    const twice = () => visits('/article/tidak-ada', '/article/tidak-ada');
    expect(await askedFor('Article', twice)).toBe(2);
  });

  it('does not cache a personal page', async () => {
    const order = `/order/guest/${'a'.repeat(40)}`;
    expect(await askedFor('GuestOrderExists', () => visits(order, order))).toBe(2);
  });

  it('does not cache any page when the cache is switched off', async () => {
    const none = await startWebServer({
      settings: { GATEWAY_URL: shop.gatewayUrl, PAGE_CACHE_MB: '0' },
    });
    const request = () => fetch(none.url + ARTICLE).then((response) => response.text());
    expect(await askedFor('Article', () => request().then(request))).toBe(2);
    none.close();
  });
});

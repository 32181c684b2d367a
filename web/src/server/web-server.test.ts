import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleShop } from '../../test-kit/sample-shop.ts';
import type { SchemaStub } from '../../test-kit/schema-stub.ts';
import {
  startShopServer,
  startWebServer,
  type ListeningServer,
  type ShopServer,
} from '../../test-kit/web-server.ts';
import { INLINE_SCRIPT, STYLE_BARRIER } from '../before-hydration/inline-script.ts';

let stub: SchemaStub;
let shopServer: ShopServer;
let loneServer: ListeningServer;
let shop: string;
let shopWithoutGateway: string;

beforeAll(async () => {
  shopServer = await startShopServer();
  // Nothing listens on port 9.
  loneServer = await startWebServer({ settings: { GATEWAY_URL: 'http://127.0.0.1:9/graphql' } });
  ({ url: shop, stub } = shopServer);
  shopWithoutGateway = loneServer.url;
});

beforeEach(() => stub.change(sampleShop()));

afterAll(() => {
  loneServer.close();
  shopServer.close();
});

const get = (address: string, init: RequestInit = {}) =>
  fetch(address, { redirect: 'manual', ...init });

/** Message and titles of the pop-ups that the browser opens after hydration. */
const noticesOf = (html: string): unknown => {
  const [, state = ''] = /<script id="shop-state"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const { notices } = JSON.parse(state) as { notices: { titles: string[]; message: string }[] };
  return notices.map(({ titles, message }) => [message, ...titles]);
};

/** Script elements that would run text of the page. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, text = '']) => !/src=|type="application\/(?:ld\+)?json"/.test(text))
    .map(([, , script]) => script);

describe('page of the web server', () => {
  it('contains an Indonesian document with title, canonical address, heading and categories', async () => {
    const response = await get(`${shop}/article/tentang-kami`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toMatch(/^<!DOCTYPE html><html lang="id">/);
    expect(html).toContain('<title>Tentang Kami | Gawai</title>');
    expect(html).toContain('<link rel="canonical" href="https://toko.test/article/tentang-kami"/>');
    expect(html).toMatch(/<h1[^>]*>Tentang Kami<\/h1>/);
    expect(html).toContain('href="/product?category=smartphone"');
  });

  it('contains its state as inert JSON, two inline scripts of the policy, and no inline style or handler', async () => {
    const html = await (await get(`${shop}/article/tentang-kami`)).text();
    expect(inlineScripts(html)).toEqual([INLINE_SCRIPT, STYLE_BARRIER]);
    expect(html).not.toMatch(/<style|\sstyle="|\son[a-z]+="/);
    const [, text] =
      /<script id="shop-state" type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
    const state = JSON.parse(text ?? '') as { cache: { ROOT_QUERY: object }; site: object };
    expect(state.site).toMatchObject({ storeName: 'Gawai', storeUrl: 'https://toko.test' });
    expect(Object.keys(state.cache.ROOT_QUERY)).toContain('contentPage({"slug":"tentang-kami"})');
  });

  it('prevents iPhones from linking numbers', async () => {
    const html = await (await get(`${shop}/article/tentang-kami`)).text();
    expect(html).toMatch(
      /<head>.*<meta name="format-detection" content="telephone=no"\/>.*<\/head>/s,
    );
  });

  it('escapes the texts of the shop', async () => {
    const attack = '</script><script>alert(1)</script>';
    stub.change({
      settings: { footerText: null },
      contentPages: [{ id: 'x', title: attack, slug: 's', isInFooter: true }],
    });
    const html = await (await get(`${shop}/article/tentang-kami`)).text();
    expect(inlineScripts(html)).toEqual([INLINE_SCRIPT, STYLE_BARRIER]);
    expect(html).not.toContain('<script>alert');
  });

  it('sends two requests to the gateway: for the shell and the page', async () => {
    const before = stub.requested.length;
    await get(`${shop}/article/tentang-kami`);
    expect(stub.requested.slice(before).toSorted()).toEqual(['Article', 'Shell']);
  });

  it('ignores forwarded hosts and rejects a host in the request target', async () => {
    const html = await (
      await get(`${shop}/article/tentang-kami`, { headers: { 'x-forwarded-host': 'evil.test' } })
    ).text();
    expect(html).not.toContain('evil.test');
    const response = await get(`${shop}//evil.test/article/tentang-kami`);
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  });
});

describe('page of an unknown product', () => {
  it('responds with status 404 and shows that it was not found', async () => {
    const response = await get(`${shop}/product/tidak-ada`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Produk tidak ditemukan');
  });
});

describe('redirect', () => {
  it.each([
    ['/home', 301, '/'],
    ['/tidak/ada', 302, '/'],
    ['/article/tidak-ada', 302, '/home'],
    ['/product/?category=smartphone', 301, '/product?category=smartphone'],
    ['/Product?s=galaxy?x', 301, '/product?s=galaxy?x'],
    ['/compare/?p=a,b', 301, '/compare?p=a,b'],
    ['/PRODUCT/Galaxy/', 301, '/product/Galaxy'],
  ])('redirects %s with %i to %s', async (path, status, location) => {
    const response = await get(shop + path);
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });

  it('sets no-store and no-referrer when it leads to a personal page', async () => {
    const { status, headers } = await get(`${shop}/Order/Guest/AbC`);
    expect([status, headers.get('location')]).toEqual([301, '/order/guest/AbC']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});

describe('web server without a gateway', () => {
  it('returns 503 with an error page and a retry link', async () => {
    const response = await get(`${shopWithoutGateway}/article/tentang-kami`);
    const html = await response.text();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    expect(html).toMatch(/<h1[^>]*>Fetch Page Failed<\/h1>/);
    expect(html).toContain('Toko sedang tidak dapat dihubungi');
    expect(html).toContain('Coba lagi');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  it('leaves out only the part of a page that failed', async () => {
    stub.change({ categoryGroups: new Error('Sedang sibuk') });
    const response = await get(`${shop}/article/tentang-kami`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('© ');
    expect(noticesOf(html)).toEqual([['Sedang sibuk', 'Fetch Product Category Failed']]);
  });

  it('sends failures with the same reason to the browser as one pop-up, and not to another page', async () => {
    const html = await (await get(`${shopWithoutGateway}/`)).text();
    const reason = 'Toko sedang tidak dapat dihubungi. Silakan coba lagi sebentar lagi.';
    const lists = ['Product Category', 'Slider', 'Product', 'Page', 'Settings'];
    const titles = lists.map((list) => `Fetch ${list} Failed`);
    expect(noticesOf(html)).toEqual([expect.arrayContaining([reason, ...titles])]);
    expect(noticesOf(await (await get(`${shop}/`)).text())).toEqual([]);
  });
});

describe('page whose render fails', () => {
  it('responds with 500 without the reason, which is logged', async () => {
    const errors: unknown[] = [];
    const broken = await startWebServer({
      source: { render: () => Promise.reject(new Error('secret reason')) },
      onError: (error) => errors.push(error),
    });
    const response = await get(`${broken.url}/article/"><b>`);
    broken.close();
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(html).toContain('Coba lagi');
    expect(html).not.toContain('secret reason');
    expect(html).not.toContain('"><b>');
    expect(errors).toHaveLength(1);
  });
});

describe('every response of the web server', () => {
  it('contains the security headers, also redirects and errors', async () => {
    for (const path of ['/home', '/article/tentang-kami', '/graphql', '/robots.txt']) {
      const response = await get(shopWithoutGateway + path);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    }
  });

  it('allows storing only for a public page without errors', async () => {
    const cacheControlOf = async (address: string) =>
      (await get(address)).headers.get('cache-control');
    expect(await cacheControlOf(`${shop}/article/tentang-kami`)).toBe('no-cache');
    expect(await cacheControlOf(`${shopWithoutGateway}/article/tentang-kami`)).toBe('no-store');
    expect(await cacheControlOf(`${shop}/sign-in`)).toBe('no-store');
  });
});

describe('web server', () => {
  it('returns 405 for methods other than GET, HEAD and POST', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const response = await get(`${shop}/checkout`, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    }
  });

  it('responds to HEAD without a body', async () => {
    const response = await get(`${shop}/article/tentang-kami`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('disallows private paths in robots.txt', async () => {
    const text = await (await get(`${shop}/robots.txt`)).text();
    expect(text).toContain('Disallow: /checkout');
    expect(text).not.toContain('Disallow: /product');
  });
});

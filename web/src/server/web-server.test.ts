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
  // Port 9 takes no calls.
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

/** The titles of the pop-ups that the browser opens after hydration. */
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

describe('a page', () => {
  it('is a complete Indonesian document with its title, before any script runs', async () => {
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

  it('contains its state as inert JSON, and no inline script but the two that the policy knows, no style and no handler', async () => {
    const html = await (await get(`${shop}/article/tentang-kami`)).text();
    expect(inlineScripts(html)).toEqual([INLINE_SCRIPT, STYLE_BARRIER]);
    expect(html).not.toMatch(/<style|\sstyle="|\son[a-z]+="/);
    const [, text] =
      /<script id="shop-state" type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
    const state = JSON.parse(text ?? '') as { cache: { ROOT_QUERY: object }; site: object };
    expect(state.site).toMatchObject({ storeName: 'Gawai', storeUrl: 'https://toko.test' });
    expect(Object.keys(state.cache.ROOT_QUERY)).toContain('contentPage({"slug":"tentang-kami"})');
  });

  it('tells iPhones to make no links of numbers', async () => {
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

  it('takes two calls to the gateway: the shell and the page', async () => {
    const before = stub.requested.length;
    await get(`${shop}/article/tentang-kami`);
    expect(stub.requested.slice(before).toSorted()).toEqual(['Article', 'Shell']);
  });

  it('is never rendered for a host from the request target', async () => {
    const html = await (
      await get(`${shop}/article/tentang-kami`, { headers: { 'x-forwarded-host': 'evil.test' } })
    ).text();
    expect(html).not.toContain('evil.test');
    const response = await get(`${shop}//evil.test/article/tentang-kami`);
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  });
});

describe('a product that the shop does not know', () => {
  it('is answered with 404 and a page that says so', async () => {
    const response = await get(`${shop}/product/tidak-ada`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Produk tidak ditemukan');
  });
});

describe('redirects', () => {
  it.each([
    ['/home', 301, '/'],
    ['/tidak/ada', 302, '/'],
    ['/article/tidak-ada', 302, '/home'],
    ['/product/?category=smartphone', 301, '/product?category=smartphone'],
    ['/Product?s=galaxy?x', 301, '/product?s=galaxy?x'],
    ['/compare/?p=a,b', 301, '/compare?p=a,b'],
    ['/PRODUCT/Galaxy/', 301, '/product/Galaxy'],
  ])('%s answers %i to %s', async (path, status, location) => {
    const response = await get(shop + path);
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });

  it('to a personal page are not stored, and send no referrer', async () => {
    const { status, headers } = await get(`${shop}/Order/Guest/AbC`);
    expect([status, headers.get('location')]).toEqual([301, '/order/guest/AbC']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});

describe('a shop without a gateway', () => {
  it('answers 503 with an error page and a link to try again', async () => {
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

  it('sends what failed to the browser as one pop-up for one reason, and to no other page', async () => {
    const html = await (await get(`${shopWithoutGateway}/`)).text();
    const reason = 'Toko sedang tidak dapat dihubungi. Silakan coba lagi sebentar lagi.';
    const lists = ['Product Category', 'Slider', 'Product', 'Page', 'Settings'];
    const titles = lists.map((list) => `Fetch ${list} Failed`);
    expect(noticesOf(html)).toEqual([expect.arrayContaining([reason, ...titles])]);
    expect(noticesOf(await (await get(`${shop}/`)).text())).toEqual([]);
  });
});

describe('a page that cannot be rendered', () => {
  it('is answered with 500 without the reason, which is logged', async () => {
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

describe('every response', () => {
  it('has the security headers, redirects and errors too', async () => {
    for (const path of ['/home', '/article/tentang-kami', '/graphql', '/robots.txt']) {
      const response = await get(shopWithoutGateway + path);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    }
  });

  it('is cacheable only when it is a public page without errors', async () => {
    const kept = async (address: string) => (await get(address)).headers.get('cache-control');
    expect(await kept(`${shop}/article/tentang-kami`)).toBe('no-cache');
    expect(await kept(`${shopWithoutGateway}/article/tentang-kami`)).toBe('no-store');
    expect(await kept(`${shop}/sign-in`)).toBe('no-store');
  });
});

describe('requests that are not for pages', () => {
  it('are rejected with 405 when the method would change something', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const response = await get(`${shop}/checkout`, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    }
  });

  it('are answered without a body when the method is HEAD', async () => {
    const response = await get(`${shop}/article/tentang-kami`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('exclude private paths in robots.txt', async () => {
    const text = await (await get(`${shop}/robots.txt`)).text();
    expect(text).toContain('Disallow: /checkout');
    expect(text).not.toContain('Disallow: /product');
  });
});

import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShopServer, type ShopServer } from '../../test-kit/web-server.ts';

let shop: ShopServer;

beforeAll(async () => {
  shop = await startShopServer();
});
afterAll(() => shop.close());

/** The status of a request with an unchanged target: `fetch` would normalise it. */
function statusOf(target: string, method = 'GET'): Promise<number> {
  const { port, hostname } = new URL(shop.url);
  return new Promise((resolve, reject) => {
    httpRequest({ port, hostname, path: target, method, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

describe('malformed request target', () => {
  it.each([
    '//',
    '//evil.test/product',
    '/\\evil.test',
    '/%',
    '/%zz',
    '/%c3%28',
    '/product/%',
    '/product/%ed%a0%80',
    '/article/%ff',
    '*',
    'http://x/',
    'http://x/product',
    'product',
  ])('returns 400 without a request to the gateway: %s', async (target) => {
    const before = shop.stub.requested.length;
    expect([await statusOf(target), shop.stub.requested.length - before]).toEqual([400, 0]);
  });

  it('returns 400 when it is longer than any address of the shop', async () => {
    const long = 'x'.repeat(5_000);
    expect([await statusOf(`/${long}`), await statusOf(`/product?s=${long}`)]).toEqual([400, 400]);
  });
});

describe('path that cannot exist', () => {
  it.each([
    '/%00',
    '/a%0d%0ab',
    '/a%2fb',
    '/a%5cb',
    '/a\\b',
    '/..',
    '/../etc/passwd',
    '/product/../checkout',
    '/product/%2e%2e/checkout',
    '/a//b',
    '/assets',
    '/assets/',
    '/assets/gone-abc.js',
    '/gone.js',
    '/gone.png',
    '/wp-login.php',
    '/.env',
    '/.git/config.json',
    '/apple-touch-icon-120x120.png',
  ])('returns 404 without a request to the gateway: %s', async (target) => {
    const before = shop.stub.requested.length;
    expect([await statusOf(target), shop.stub.requested.length - before]).toEqual([404, 0]);
  });

  it('returns 404 or 400 for a POST too', async () => {
    expect(await statusOf('/assets/gone.js', 'POST')).toBe(404);
    expect(await statusOf('//evil.test', 'POST')).toBe(400);
  });
});

describe('product address with an invalid slug', () => {
  it.each(['%00', 'a%00', '%2e%2e%2f', '.', 'a%2fb', '%5c', '%20', '%7f'])(
    'returns 404: /product/%s',
    async (slug) => {
      expect(await statusOf(`/product/${slug}`)).toBe(404);
    },
  );

  it('returns 404 when its slug is too long', async () => {
    expect(await statusOf(`/product/${'x'.repeat(3_000)}`)).toBe(404);
  });
});

describe('well-formed path without a page', () => {
  it.each(['/tidak/ada', '/produk', '/product/a/b'])(
    'redirects to the home page: %s',
    async (target) => {
      expect(await statusOf(target)).toBe(302);
    },
  );
});

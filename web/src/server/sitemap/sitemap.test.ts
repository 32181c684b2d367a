import { fastify } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleShop } from '../../../test-kit/sample-shop.ts';
import { startShopServer, type ShopServer } from '../../../test-kit/web-server.ts';
import { readConfig } from '../../config.ts';
import { addSitemapRoutes } from './sitemap-routes.ts';

let shop: ShopServer;

beforeEach(async () => {
  shop = await startShopServer();
  return shop.close;
});

/** A shop with 120 pages of two products. */
const bigShop = () => ({
  ...sampleShop(),
  products: ({ page = 1 }: { page?: number }) => ({
    nodes: [1, 2].map((nth) => ({ id: `Product:${page}-${nth}`, slug: `barang-${page}-${nth}` })),
    totalCount: 240,
    pageInfo: { number: page, size: 2, from: 1, to: 2, last: 120 },
  }),
});

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

const sitemap = async (name: string) => {
  const response = await fetch(`${shop.url}/${name}`);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, addresses: addressesIn(text) };
};

describe('sitemap', () => {
  it('lists the files of a shop with many products', async () => {
    shop.stub.change(bigShop());
    const { status, headers, addresses } = await sitemap('sitemap.xml');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(addresses).toEqual([
      'https://toko.test/sitemap/shop.xml',
      'https://toko.test/sitemap/products-1.xml',
      'https://toko.test/sitemap/products-2.xml',
      'https://toko.test/sitemap/products-3.xml',
    ]);
  });

  it('contains home, listing, every category with its sub-categories, and every article', async () => {
    const { addresses } = await sitemap('sitemap/shop.xml');
    expect(addresses).toContain('https://toko.test/');
    expect(addresses).toContain('https://toko.test/product');
    expect(addresses).toContain('https://toko.test/product?category=smartphone');
    expect(addresses).toContain('https://toko.test/article/tentang-kami');
  });

  it('contains each product once in its files', async () => {
    shop.stub.change(bigShop());
    const files = await Promise.all([1, 2, 3].map((n) => sitemap(`sitemap/products-${n}.xml`)));
    expect(files.map(({ addresses }) => addresses.length)).toEqual([100, 100, 40]);
    const all = files.flatMap(({ addresses }) => addresses);
    expect(new Set(all).size).toBe(240);
    expect(all).toContain('https://toko.test/product/barang-120-2');
  });

  it('fetches its content once for concurrent requests, and caches it', async () => {
    const before = shop.stub.requested.length;
    await Promise.all([1, 2, 3].map(() => sitemap('sitemap/shop.xml')));
    await sitemap('sitemap/shop.xml');
    expect(shop.stub.requested.length - before).toBe(1);
  });

  it('remains cached while many names without a sitemap are requested', async () => {
    const app = fastify();
    const settings = { STORE_URL: 'https://toko.test/', GATEWAY_URL: shop.gatewayUrl };
    const names = Array.from({ length: 30 }, (_, n) => `/sitemap/products-${n + 2}.xml`);
    const allArrived = new Promise<void>((resolve) => {
      app.addHook('onRequest', (request, _reply, done) => {
        if (request.url === names.at(-1)) resolve();
        done();
      });
    });
    addSitemapRoutes(app, readConfig(settings));
    await app.inject('/sitemap/shop.xml');
    const { contentPages, ...others } = sampleShop();
    shop.stub.change({ ...others, contentPages: () => allArrived.then(() => contentPages) });
    await Promise.all(names.map((name) => app.inject(name)));
    const before = shop.stub.requested.length;
    await app.inject('/sitemap/shop.xml');
    expect(shop.stub.requested.length).toBe(before);
  });

  it('builds a file after the one that was requested before it', async () => {
    shop.stub.change(bigShop());
    const before = shop.stub.requested.length;
    await Promise.all([sitemap('sitemap/products-1.xml'), sitemap('sitemap/products-2.xml')]);
    // Each begins with the number of products and has 50 pages of them.
    expect(shop.stub.requested.slice(before).indexOf('SitemapShop', 1)).toBe(51);
  });

  it('returns 404 beyond the last product and for unknown names', async () => {
    for (const name of ['products-2', 'products-0', 'products-99999', 'lain', '..%2fshop']) {
      expect((await sitemap(`sitemap/${name}.xml`)).status, name).toBe(404);
    }
  });

  it('sends no request to the gateway for an unknown name', async () => {
    const before = shop.stub.requested.length;
    await sitemap('sitemap/lain.xml');
    await sitemap('sitemap/products-0.xml');
    expect(shop.stub.requested.length).toBe(before);
  });

  it('returns 503 while the shop is unavailable, and 200 once it is back', async () => {
    shop.stub.change({ ...sampleShop(), products: () => Promise.reject(new Error('away')) });
    const { status, headers } = await sitemap('sitemap.xml');
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('60');
    shop.stub.change(sampleShop());
    expect((await sitemap('sitemap.xml')).status).toBe(200);
  });

  it('escapes slugs', async () => {
    shop.stub.change({
      ...sampleShop(),
      products: () => ({
        nodes: [{ id: 'Product:1', slug: `a&b<c>"d'` }],
        totalCount: 1,
        pageInfo: { number: 1, size: 20, from: 1, to: 1, last: 1 },
      }),
    });
    const { text } = await sitemap('sitemap/products-1.xml');
    expect(text).toContain('<loc>https://toko.test/product/a%26b%3Cc%3E%22d&apos;</loc>');
  });

  it('appears in robots.txt', async () => {
    const text = await (await fetch(`${shop.url}/robots.txt`)).text();
    expect(text).toContain('Sitemap: https://toko.test/sitemap.xml');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../routing/paths.ts';
import { sampleProduct, sampleShop } from '../../test-kit/sample-shop.ts';
import { startShopServer, type ShopServer } from '../../test-kit/web-server.ts';

let shop: ShopServer;
let requested: unknown[];

beforeAll(async () => {
  shop = await startShopServer();
});
beforeEach(() => {
  requested = [];
  const record = (name: string) => (args: object) => {
    requested.push({ [name]: args });
    return null;
  };
  shop.stub.change({
    ...sampleShop(),
    contentPage: record('contentPage'),
    product: ({ by: { slug } }: { by: { slug: string } }) => {
      requested.push({ product: { slug } });
      return sampleProduct(1, { slug });
    },
  });
});
afterAll(() => shop.close());

const get = (path: string) => fetch(`${shop.url}${path}`, { redirect: 'manual' });

describe('product with an unusual slug', () => {
  it.each([
    'kabel_usb-c.hdmi.2m',
    'brosur.pdf',
    'main.js',
    '_promo',
    'Tas Laptop 14"',
    'diskon-50%',
    'é-reader',
    'a+b&c=d;e?f#g',
    '手机',
    'x'.repeat(255),
  ])('opens by its link: %j', async (slug) => {
    const response = await get(paths.product(slug));
    expect([response.status, requested]).toEqual([200, [{ product: { slug } }]]);
    expect(await response.text()).toContain('Gawai 1');
  });

  it('appears in the sitemap with the address of its link', async () => {
    shop.stub.change({
      products: {
        nodes: [{ id: 'Product:1', slug: 'kabel_usb-c.hdmi 2m?' }],
        totalCount: 1,
        pageInfo: { number: 1, size: 20, from: 1, to: 1, last: 1 },
      },
    });
    const text = await (await get('/sitemap/products-1.xml')).text();
    expect(text).toContain('<loc>https://toko.test/product/kabel_usb-c.hdmi%202m%3F</loc>');
  });
});

describe('address with an invalid slug', () => {
  it.each(['a%00', 'a%2Fb', 'a%5Cb', '%252e%252e', '%20', 'x'.repeat(256)])(
    'returns 404 without a request to the shop for /product/%s',
    async (segment) => {
      const { status } = await get(`/product/${segment}`);
      expect([status, requested]).toEqual([404, []]);
    },
  );

  it('redirects to the home page for an article', async () => {
    const response = await get('/article/a%00');
    expect([response.status, response.headers.get('location'), requested]).toEqual([
      302,
      '/home',
      [],
    ]);
  });

  it('shows the listing without the category and without control characters in the search', async () => {
    shop.stub.change({
      products: (args: object) => {
        requested.push({ products: args });
        return {
          nodes: [],
          totalCount: 0,
          pageInfo: { number: 1, size: 20, from: null, to: null, last: 1 },
        };
      },
    });
    expect((await get('/product?category=a%00b&s=kabel%00%01usb')).status).toBe(200);
    expect(requested).toEqual([
      { products: expect.objectContaining({ category: null, search: 'kabel usb' }) },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { galaxy } from '../../../test-kit/samples.ts';

const shop = gatewayForAll({
  'GET /product/galaxy-a55-5g-8-256': ok(galaxy),
});

const PRODUCT = `query ($slug: String!) { product(by: { slug: $slug }) {
  id weight description seo { title description keywords } availability
  variants { id name onlineStock stocks { warehouse { id } stock } } stocks { warehouse { id } stock } } }`;

describe('Query.product', () => {
  it('returns a product with sanitized HTML with one REST call', async () => {
    const data = await shop.data(PRODUCT, { slug: 'galaxy-a55-5g-8-256' });
    expect(shop.upstream.count()).toBe(1);
    expect(data.product).toMatchObject({
      id: 'Product:101',
      weight: 420,
      description: '<p>Layar 6,6 inci</p>',
      seo: { title: 'Galaxy A55 5G', description: 'Beli Galaxy A55 5G', keywords: 'galaxy, a55' },
      stocks: [
        { warehouse: { id: 'Warehouse:1' }, stock: 9 },
        { warehouse: { id: 'Warehouse:2' }, stock: 5 },
      ],
    });
    expect(data.product.variants[1]).toEqual({
      id: 'ProductVariant:502',
      name: 'Awesome Lilac',
      onlineStock: 0,
      stocks: [],
    });
  });

  it.each([
    [1, true],
    ['1', true],
    ['1.0', true],
    [true, true],
    [undefined, true],
    [0, false],
    [2, false],
    ['3', false],
    [1.5, false],
    [-1, false],
    ['draft', false],
  ])('reads status %j as active: %j', async (status, isSold) => {
    shop.upstream.on('GET /product/galaxy-a55-5g-8-256', ok({ ...galaxy, status }));
    const { data } = await shop.execute(PRODUCT, { slug: 'galaxy-a55-5g-8-256' });
    expect(data.product).toEqual(isSold ? expect.anything() : null);
  });

  it('returns null for an unknown product and for one that is no longer sold', async () => {
    shop.upstream.on('GET /product/old', ok({ ...galaxy, url_slug: 'old', status: 0 }));
    const data = await shop.data(
      '{ a: product(by: { slug: "unknown" }) { id } b: product(by: { slug: "old" }) { id } }',
    );
    expect(data).toEqual({ a: null, b: null });
  });

  const ADDED = `{ product(by: { slug: "galaxy-a55-5g-8-256" }) {
    brand sku warranty reviewCount descriptionText discountAmount
    specifications { group key name value unit }
    variants { sku colour image { url } price availability } } }`;

  it('returns brand, SKU, warranty, specifications and description of the shop', async () => {
    const data = await shop.data(ADDED);
    expect(shop.upstream.count()).toBe(1);
    expect(data.product).toEqual({
      brand: 'Samsung',
      sku: 'SM-A556E',
      warranty: 'Garansi 12 bulan',
      reviewCount: 12,
      descriptionText: 'Layar 6,6 inci',
      discountAmount: 500_000,
      specifications: [{ group: 'Performa', key: 'ram', name: 'RAM', value: '8', unit: 'GB' }],
      variants: [
        {
          sku: 'SM-A556E-NV',
          colour: '#1f2a44',
          image: { url: 'http://images.test/product/galaxy-a55-navy.webp' },
          price: 5_999_000,
          availability: 'AVAILABLE',
        },
        expect.objectContaining({ colour: '#c8b6e2', availability: 'OUT_OF_STOCK' }),
      ],
    });
  });

  it('returns null for details that the shop does not send or that are invalid', async () => {
    const { id, name, url_slug, price } = galaxy;
    const product_variants = [
      { id: 501, name: 'Awesome Navy', total_online_stock: 1, colour: 'red;}' },
    ];
    const specifications = [{ group: 'Performa', name: 'RAM' }, 'RAM'];
    const rest = { review_count: -1, description: '<p> </p>', product_variants, specifications };
    shop.upstream.on(
      'GET /product/galaxy-a55-5g-8-256',
      ok({ id, name, url_slug, price, original_price: price, ...rest }),
    );
    const data = await shop.data(ADDED);
    expect(data.product).toEqual({
      brand: null,
      sku: null,
      warranty: null,
      reviewCount: null,
      descriptionText: null,
      discountAmount: null,
      specifications: [],
      variants: [{ sku: null, colour: null, image: null, price, availability: 'AVAILABLE' }],
    });
  });

  it('returns OUT_OF_STOCK when all variants are sold out, in spite of the total stock', async () => {
    const soldOut = galaxy.product_variants.map((variant) => ({
      ...variant,
      total_online_stock: 0,
    }));
    shop.upstream.on(
      'GET /product/galaxy-a55-5g-8-256',
      ok({ ...galaxy, product_variants: soldOut }),
    );
    const { data } = await shop.execute(PRODUCT, { slug: 'galaxy-a55-5g-8-256' });
    expect(data.product.availability).toBe('OUT_OF_STOCK');
  });

  it('rejects a slug that could change the path without a REST call', async () => {
    for (const slug of [
      '../order',
      '..',
      '',
      'a/b',
      'a\\b',
      '%2e%2e',
      'http://h',
      'a'.repeat(256),
    ]) {
      const { data, errors } = await shop.execute(PRODUCT, { slug });
      expect(data).toEqual({ product: null });
      expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'by.slug' });
    }
    expect(shop.upstream.count()).toBe(0);
  });
});

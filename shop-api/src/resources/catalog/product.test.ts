import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { expectOk } from '../../../test-kit/expect-ok.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { noPictures } from '../picture/picture-service.ts';
import { pluck } from '../../../test-kit/shop-client.ts';
import { categories, products } from '../../db/tables/catalog.ts';

/** The colours the pictures of this shop have from afar. */
const COLOURS = new Map([
  ['product/galaxy-a55-1.webp', '#0d5a66'],
  ['product/galaxy-a55-2.webp', '#e9604f'],
  ['category/smartphone.webp', '#dfe3e0'],
]);
const { client, db } = await freshShop({
  pictures: {
    ...noPictures,
    sizeOf: (path) => (path === 'product/galaxy-a55-1.webp' ? { width: 640, height: 480 } : null),
    colourOf: (path) => COLOURS.get(path ?? '') ?? null,
  },
});

describe('GET /product/{slug or id}', () => {
  it('returns a product with variants exactly as in the contract, with its colours', async () => {
    expectOk(await client.get('/product/galaxy-a55-5g-8-256'), {
      id: 101,
      name: 'Galaxy A55 5G 8/256',
      url_slug: 'galaxy-a55-5g-8-256',
      price: 5_999_000,
      original_price: 6_499_000,
      weight: 420,
      status: 1,
      star: '4.7',
      sku: 'HP-101',
      brand: 'Samsung',
      review_count: 10,
      warranty: 'Garansi resmi 12 bulan',
      specifications: [
        { group: 'Memori', key: 'ram', name: 'RAM', value: '8', unit: 'GB' },
        { group: 'Memori', key: 'storage', name: 'Penyimpanan', value: '256', unit: 'GB' },
      ],
      description: '<p>Layar 6,6 inci</p>',
      image_1: 'product/galaxy-a55-1.webp',
      image_1_color: '#0d5a66',
      image_1_width: 640,
      image_1_height: 480,
      image_2: 'product/galaxy-a55-2.webp',
      image_3: null,
      image_4: null,
      image_5: null,
      image_2_color: '#e9604f',
      image_3_color: null,
      image_4_color: null,
      image_5_color: null,
      meta_title: 'Galaxy A55 5G',
      meta_description: 'Beli Galaxy A55 5G',
      meta_keywords: 'galaxy, a55',
      total_online_stock: 14,
      product_stocks: [
        { warehouse_id: 1, stock: 9 },
        { warehouse_id: 2, stock: 5 },
      ],
      product_variants: [
        {
          id: 501,
          name: 'Awesome Navy',
          sku: 'HP-101-1',
          colour: '#1f2a44',
          image: 'product/galaxy-a55-1.webp',
          total_online_stock: 14,
          product_stocks: [
            { warehouse_id: 1, stock: 9 },
            { warehouse_id: 2, stock: 5 },
          ],
        },
        {
          id: 502,
          name: 'Awesome Lilac',
          sku: null,
          colour: null,
          image: null,
          total_online_stock: 0,
          product_stocks: [],
        },
      ],
      product_category: { id: 11, name: 'Handphone', url_slug: 'handphone' },
    });
  });

  it('returns the stock of a product without variants', async () => {
    const { body } = await client.get('/product/ideapad-slim-3');
    expect(body.data).toMatchObject({
      total_online_stock: 21,
      product_variants: [],
      specifications: [{ key: 'ram' }, { key: 'bahan', value: 'Aluminium', unit: null }],
      star: '0.0',
      product_stocks: [
        { warehouse_id: 1, stock: 20 },
        { warehouse_id: 2, stock: 1 },
      ],
    });
  });

  it('finds a product by its id', async () => {
    expect((await client.get('/product/202')).body.data.url_slug).toBe('ideapad-slim-3');
  });

  it('prefers the product whose slug is that number', async () => {
    expect((await client.get('/product/101')).body.data.id).toBe(105);
  });

  it.each([
    'tidak-ada',
    '303',
    'laptop-lama',
    '0',
    '-1',
    '2147483648',
    '99999999999999999999',
    '1e3',
    '%00',
    '%2e%2e%2fadmin',
    "1'%20OR%201=1--",
    'a'.repeat(299),
  ])('returns 404 for the product "%s"', async (key) => {
    const { status, body } = await client.get(`/product/${key}`);
    expect(status).toBe(404);
    expect(body).toEqual({ status: 'error', message: 'Data tidak ditemukan', data: null });
  });
});

describe('GET /product-category', () => {
  it('lists the top categories with their sub-categories', async () => {
    const { body } = await client.get('/product-category');
    expect(body.data).toEqual([
      {
        id: 1,
        name: 'Smartphone',
        url_slug: 'smartphone',
        type: 'PHONE',
        image: 'category/smartphone.webp',
        image_color: '#dfe3e0',
        meta_title: 'Smartphone',
        meta_description: null,
        meta_keywords: null,
        sub_categories: [
          { id: 11, name: 'Handphone', url_slug: 'handphone' },
          { id: 12, name: 'Tablet', url_slug: 'tablet' },
        ],
      },
      {
        id: 2,
        name: 'Laptop',
        url_slug: 'laptop',
        type: 'LAPTOP',
        image: null,
        image_color: null,
        meta_title: null,
        meta_description: null,
        meta_keywords: null,
        sub_categories: [{ id: 21, name: 'Ultrabook', url_slug: 'ultrabook' }],
      },
    ]);
  });

  it('lists only featured categories on request', async () => {
    const { body } = await client.get('/product-category?active=true&featured=true');
    expect(pluck(body.data, 'id')).toEqual([1]);
  });
});

describe('search text of a product', () => {
  const found = async (words: string): Promise<unknown> => {
    const { body } = await client.get(`/product?source=pagination&s=${words}`);
    const total: unknown = body.data.total;
    return total;
  };

  it('contains the current names of the product, its category and the parent category', async () => {
    await db.update(products).set({ name: 'Vivobook Go' }).where(eq(products.id, 203));
    expect([await found('zenbook'), await found('vivobook')]).toEqual([0, 1]);
    await db.update(categories).set({ name: 'Notebook' }).where(eq(categories.id, 2));
    expect([await found('laptop'), await found('notebook')]).toEqual([0, 2]);
    await db.update(products).set({ categoryId: 12 }).where(eq(products.id, 203));
    expect([await found('notebook'), await found('tablet%20vivobook')]).toEqual([1, 1]);
  });
});

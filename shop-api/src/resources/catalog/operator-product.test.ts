import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { expectOk } from '../../../test-kit/expect-ok.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { statusCounts } from '../../../test-kit/many-buyers.ts';
import { orderBody } from '../../../test-kit/order-body.ts';
import { expectErrors, expectRejected } from '../../../test-kit/rejections.ts';
import { bodyOf, pluck } from '../../../test-kit/shop-client.ts';
import { stocks } from '../../db/tables/catalog.ts';

const fresh = await freshShop();
const { client, db, operator } = fresh;

const setPrice = (key: string | number, body: unknown) =>
  operator.post(`product/${key}/price`, body);
const setStock = (key: string | number, body: unknown) =>
  operator.post(`product/${key}/stock`, body);
const shown = (slug: string) => bodyOf(client.get(`/product/${slug}`));

async function found(words: string): Promise<unknown[]> {
  const { status, body } = await operator.get(`product?s=${encodeURIComponent(words)}`);
  expect(status).toBe(200);
  return pluck(body.data.data, 'id');
}

describe('GET /operator/product', () => {
  it('finds products, sold or not, by every word of name, SKU and id, literally', async () => {
    expect(await found('GALAXY a55')).toEqual([101]);
    expect(await found('édition')).toEqual([105]);
    expect(await found('lp-')).toEqual([303, 203, 202]);
    expect(await found('303')).toEqual([303]);
    expect(await found('laptop lama')).toEqual([303]);
    expect(await found('%')).toEqual([103]);
    expect(await found('_')).toEqual([104]);
    expect(await found("x' OR 1=1")).toEqual([]);
    expect(await found('')).toHaveLength(8);
    expect((await operator.get('product?page=2')).body.data).toMatchObject({ data: [], total: 8 });
  });

  it('returns price and stock by variant and warehouse', async () => {
    const { body } = await operator.get('product?s=101');
    const { data } = await bodyOf(operator.get('product/101'));
    expect(body.data.data).toContainEqual(data);
    expect(data).toEqual({
      id: 101,
      sku: 'HP-101',
      name: 'Galaxy A55 5G 8/256',
      status: 1,
      price: 5_999_000,
      original_price: 6_499_000,
      product_stocks: [],
      product_variants: [
        {
          id: 501,
          name: 'Awesome Navy',
          is_active: 1,
          product_stocks: [
            { warehouse_id: 1, warehouse: 'Gudang Jakarta', stock: 9 },
            { warehouse_id: 2, warehouse: 'Toko Bandung', stock: 5 },
          ],
        },
        { id: 502, name: 'Awesome Lilac', is_active: 1, product_stocks: [expect.anything()] },
        { id: 503, name: 'Awesome Lama', is_active: 0, product_stocks: [expect.anything()] },
      ],
    });
  });

  it('finds a product also by its SKU, and nothing by any other text', async () => {
    expect((await operator.get('product/LP-202')).body.data.id).toBe(202);
    for (const key of ['x', '999999', '%00', "'--", '9'.repeat(30)]) {
      expect((await operator.get(`product/${key}`)).status).toBe(404);
      expect((await setPrice(key, { price: 1 })).status).toBe(404);
      expect((await setStock(key, { warehouse_id: 1, stock: 1 })).status).toBe(404);
    }
  });

  it('requires the operator key', async () => {
    expect((await client.get('/operator/product')).status).toBe(401);
    expect((await client.post('/operator/product/101/price', { price: 1 })).status).toBe(401);
    expect((await client.post('/operator/product/101/stock', {})).status).toBe(401);
  });
});

describe('POST /operator/product/{key}/price', () => {
  it('changes the product page and the listing at once', async () => {
    const { status, body } = await setPrice('HP-102', {
      price: 2_499_000,
      original_price: 2_599_000,
    });
    expect([status, body.data]).toMatchObject([
      200,
      { price: 2_499_000, original_price: 2_599_000 },
    ]);
    expect((await shown('redmi-note-13')).data).toMatchObject({
      price: 2_499_000,
      original_price: 2_599_000,
    });
    const cheapest = await client.get('/product?source=pagination&sort=price%20asc');
    expect(cheapest.body.data.data[0]).toMatchObject({ id: 102, price: 2_499_000 });
  });

  it('does not change the original price when none is sent, and removes it with 0', async () => {
    await setPrice(101, { price: 6_000_000 });
    expect((await shown('galaxy-a55-5g-8-256')).data.original_price).toBe(6_499_000);
    await setPrice(101, { price: 6_000_000, original_price: 0 });
    expect((await shown('galaxy-a55-5g-8-256')).data.original_price).toBe(0);
  });

  it('rejects an order with the old price and returns the new one', async () => {
    const body = orderBody({ lines: [{ product: 203 }], warehouse: 2 });
    await setPrice(203, { price: 15_000_000 });
    expect((await client.post('/order', body)).status).toBe(409);
  });

  it.each<[unknown, string, string]>([
    [{}, 'price', 'Kolom Harga harus diisi'],
    [{ price: '' }, 'price', 'Kolom Harga harus diisi'],
    [{ price: 0 }, 'price', 'Kolom Harga tidak valid'],
    [{ price: -5 }, 'price', 'Kolom Harga tidak valid'],
    [{ price: 1.5 }, 'price', 'Kolom Harga tidak valid'],
    [{ price: '1.500.000' }, 'price', 'Kolom Harga tidak valid'],
    [{ price: 1e13 }, 'price', 'Kolom Harga tidak valid'],
    [{ price: 1_000, original_price: -1 }, 'original_price', 'Kolom Harga Asli tidak valid'],
    [
      { price: 1_000, original_price: 999 },
      'original_price',
      'Harga Asli harus 0 atau tidak lebih rendah dari Harga',
    ],
  ])('rejects %j', async (body, field, text) => {
    const before = (await operator.get('product/202')).body;
    expectErrors(await setPrice(202, body), { [field]: text });
    expect((await operator.get('product/202')).body).toEqual(before);
  });

  it('rejects a price above the unchanged original price', async () => {
    await setPrice(202, { price: 7_000_000, original_price: 7_499_000 });
    expect((await setPrice(202, { price: 7_499_001 })).status).toBe(422);
    expect((await setPrice(202, { price: 7_499_000 })).status).toBe(200);
  });
});

describe('POST /operator/product/{key}/stock', () => {
  it('sets the pieces of a product, on the product page at once', async () => {
    expectOk(await setStock(102, { warehouse_id: 1, stock: 7 }), {
      product_id: 102,
      product_variant_id: null,
      warehouse_id: 1,
      stock: 7,
    });
    expect((await shown('redmi-note-13')).data.total_online_stock).toBe(7);
    expect((await setStock(102, { warehouse_id: 1, stock: 0 })).body.data.stock).toBe(0);
    expect((await shown('redmi-note-13')).data.total_online_stock).toBe(0);
  });

  it('adds and removes pieces of a variant', async () => {
    const navy = { product_variant_id: 501, warehouse_id: 1 };
    expect((await setStock(101, { ...navy, change: 3 })).body.data.stock).toBe(12);
    expect((await setStock(101, { ...navy, change: -12 })).body.data.stock).toBe(0);
  });

  it('creates the stock of a product at another warehouse', async () => {
    expect((await setStock(102, { warehouse_id: 2, change: 4 })).body.data.stock).toBe(4);
    expect((await setStock(103, { warehouse_id: 2, stock: 5 })).body.data.stock).toBe(5);
  });

  it('rejects a change below 0 and returns the remaining pieces', async () => {
    await setStock(104, { warehouse_id: 1, stock: 2 });
    const response = await setStock(104, { warehouse_id: 1, change: -3 });
    expectRejected(response, 409, 'Stok hanya tersisa 2');
    expect((await setStock(104, { warehouse_id: 2, change: -1 })).status).toBe(409);
    await setStock(104, { warehouse_id: 1, stock: 1_000_000 });
    expect((await setStock(104, { warehouse_id: 1, change: 1 })).status).toBe(409);
  });

  it.each<[number, object, string, string]>([
    [101, {}, 'product_variant_id', 'Kolom Varian harus dipilih'],
    [101, { product_variant_id: 999 }, 'product_variant_id', 'Varian tidak ditemukan'],
    [102, { product_variant_id: 501 }, 'product_variant_id', 'Varian tidak ditemukan'],
    [102, { warehouse_id: 9 }, 'warehouse_id', 'Gudang tidak ditemukan'],
    [102, { warehouse_id: null }, 'warehouse_id', 'Kolom Gudang harus dipilih'],
    [102, { stock: null }, 'stock', 'Isi salah satu: Stok atau Perubahan Stok'],
    [102, { change: 1 }, 'stock', 'Isi salah satu: Stok atau Perubahan Stok'],
    [102, { stock: -1 }, 'stock', 'Kolom Stok tidak valid'],
    [102, { stock: 1_000_001 }, 'stock', 'Kolom Stok tidak valid'],
    [102, { stock: null, change: 0.5 }, 'change', 'Kolom Perubahan Stok tidak valid'],
  ])('rejects for product %i: %j', async (key, body, field, text) => {
    const before = await db.select().from(stocks);
    expectErrors(await setStock(key, { warehouse_id: 1, stock: 1, ...body }), { [field]: text });
    expect(await db.select().from(stocks)).toEqual(before);
  });

  it('applies every concurrent change, also at a new warehouse', async () => {
    const turns = Array.from({ length: 20 }, () => setStock(203, { warehouse_id: 1, change: 5 }));
    expect(statusCounts(await Promise.all(turns))).toEqual({ 200: 20 });
    const takes = Array.from({ length: 30 }, () => setStock(203, { warehouse_id: 1, change: -4 }));
    expect(statusCounts(await Promise.all(takes))).toEqual({ 200: 25, 409: 5 });
    const isRow = and(eq(stocks.productId, 203), eq(stocks.warehouseId, 1));
    expect(await db.select().from(stocks).where(isRow)).toMatchObject([
      { variantId: null, stock: 0 },
    ]);
  });
});

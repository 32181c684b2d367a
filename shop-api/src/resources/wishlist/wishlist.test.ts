import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectOk } from '../../../test-kit/expect-ok.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { noPictures } from '../picture/picture-service.ts';
import { pluck } from '../../../test-kit/shop-client.ts';
import { products, variants } from '../../db/tables/catalog.ts';
import { wishlistItems } from '../../db/tables/wishlist.ts';

const { client, db, tokenOf } = await freshShop({
  pictures: {
    ...noPictures,
    colourOf: (path) => (path === 'product/galaxy-a55-1.webp' ? '#0d5a66' : null),
  },
});
const budi = await tokenOf(7);
const sari = await tokenOf(8);

const add = (body: unknown, token = budi) => client.post('/wishlist', body, { token });
const listOf = async (token: string): Promise<unknown> =>
  (await client.get('/wishlist', { token })).body.data;

beforeEach(() => db.delete(wishlistItems));

describe('GET /wishlist', () => {
  it('returns an entry with its stored price and the current product and colour', async () => {
    const { body: added } = await add({ product_id: 101, price: 5_799_000 });
    expectOk(await client.get('/wishlist', { token: budi }), [
      {
        id: added.data.id,
        product_id: 101,
        product_variant: null,
        price: 5_799_000,
        product: {
          id: 101,
          name: 'Galaxy A55 5G 8/256',
          url_slug: 'galaxy-a55-5g-8-256',
          price: 5_999_000,
          original_price: 6_499_000,
          status: 1,
          star: '4.7',
          image_1: 'product/galaxy-a55-1.webp',
          image_1_color: '#0d5a66',
          total_online_stock: 14,
        },
      },
    ]);
  });

  it('lists the entries of each customer, newest first', async () => {
    expect(await listOf(budi)).toEqual([]);
    for (const id of [202, 101, 102]) await add({ product_id: id, price: 1 });
    await add({ product_id: 203, price: 1 }, sari);
    expect(pluck(await listOf(budi), 'product_id')).toEqual([102, 101, 202]);
    expect(pluck(await listOf(sari), 'product_id')).toEqual([203]);
  });

  it('returns the entry of a product that is not sold any more without the product', async () => {
    const { body: added } = await add({ product_id: 104, price: 2_599_000 });
    await db.update(products).set({ status: 0 }).where(eq(products.id, 104));
    const entry = { id: added.data.id, product_id: 104, product_variant: null, price: 2_599_000 };
    expect(await listOf(budi)).toEqual([{ ...entry, product: null }]);
    const removed = await client.delete(`/wishlist/${added.data.id}`, { token: budi });
    expect(removed.status).toBe(200);
    expect(await listOf(budi)).toEqual([]);
    await db.update(products).set({ status: 1 }).where(eq(products.id, 104));
  });
});

describe('POST /wishlist', () => {
  it('stores the same product once, at its first price', async () => {
    const first = await add({ product_id: 202, price: 7_499_000 });
    const second = await add({ product_id: '202', price: 6_999_000 });
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body).toEqual({ status: 'success', message: 'OK', data: first.body.data });
    expect(pluck(await listOf(budi), 'price')).toEqual([7_499_000]);
  });

  it('creates one entry of twenty concurrent requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => add({ product_id: 203, price: 15_999_000 })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
    const ids = pluck(pluck(pluck(responses, 'body'), 'data'), 'id');
    expect(new Set(ids).size).toBe(1);
    expect(await listOf(budi)).toHaveLength(1);
  });

  it('stores a variant as a separate entry', async () => {
    await add({ product_id: 101, price: 5_999_000 });
    await add({ product_id: 101, product_variant_id: 501, price: 5_999_000 });
    await add({ product_id: 101, product_variant_id: 501, price: 5_999_000 });
    expect(pluck(await listOf(budi), 'product_variant')).toEqual([
      { id: 501, name: 'Awesome Navy' },
      null,
    ]);
  });

  it('stores the current price when none is sent', async () => {
    await add({ product_id: 202 });
    expect(pluck(await listOf(budi), 'price')).toEqual([7_499_000]);
  });

  it.each([
    ['no product', { product_id: 999 }],
    ['a product that is sold no more', { product_id: 303 }],
    ['no variant', { product_id: 101, product_variant_id: 999 }],
    ['another product’s variant', { product_id: 202, product_variant_id: 501 }],
    ['a variant that is sold no more', { product_id: 101, product_variant_id: 503 }],
  ])('returns 404 for %s', async (_what, body) => {
    const { status } = await add({ ...body, price: 1 });
    expect(status).toBe(404);
    expect(await listOf(budi)).toEqual([]);
  });

  it.each([
    [{}, ['product_id']],
    [{ product_id: 0 }, ['product_id']],
    [{ product_id: '1; DROP TABLE products' }, ['product_id']],
    [{ product_id: 2 ** 31 }, ['product_id']],
    [{ product_id: [101] }, ['product_id']],
    [{ product_id: 101, price: -1 }, ['price']],
    [{ product_id: 101, price: 2 ** 53 }, ['price']],
    [{ product_id: 101, price: '5.999.000' }, ['price']],
    [{ product_id: 101, product_variant_id: {}, price: 0.5 }, ['product_variant_id', 'price']],
  ])('rejects %j', async (body, fields) => {
    const { status, body: response } = await add(body);
    expect([status, Object.keys(response.errors)]).toEqual([422, fields]);
  });

  it('stores the entry for the signed-in customer, whatever the body contains', async () => {
    await add({ product_id: 101, price: 1, user_id: 8, userId: 8, id: 1, created_at: '1' });
    expect(await listOf(sari)).toEqual([]);
    expect(await listOf(budi)).toHaveLength(1);
  });
});

describe('DELETE /wishlist/{id}', () => {
  it('deletes an entry of the customer, once', async () => {
    const { body } = await add({ product_id: 101, price: 1 });
    const path = `/wishlist/${body.data.id}`;
    const removed = await client.delete(path, { token: budi });
    expect([removed.status, removed.body.status]).toEqual([200, 'success']);
    expect((await client.delete(path, { token: budi })).status).toBe(404);
  });

  it('deletes by the id of the entry, not of the product', async () => {
    await add({ product_id: 101, price: 1 });
    expect((await client.delete('/wishlist/101', { token: budi })).status).toBe(404);
    expect(await listOf(budi)).toHaveLength(1);
  });

  it('does not delete entries of other customers', async () => {
    const { body } = await add({ product_id: 101, price: 1 });
    expect((await client.delete(`/wishlist/${body.data.id}`, { token: sari })).status).toBe(404);
    expect(await listOf(budi)).toHaveLength(1);
  });

  it.each(['0', '-1', 'x', '1.5', '99999999999', "1'--", '%00'])(
    'returns 404 for the entry %s',
    async (id) => {
      expect((await client.delete(`/wishlist/${id}`, { token: budi })).status).toBe(404);
    },
  );
});

describe('wishlist routes', () => {
  it('returns 401 without a session', async () => {
    for (const response of [
      await client.get('/wishlist'),
      await client.post('/wishlist', { product_id: 101, price: 1 }),
      await client.delete('/wishlist/1', { token: 'gone' }),
    ]) {
      expect([response.status, response.body.message]).toEqual([401, 'Unauthenticated.']);
    }
  });

  it('returns the name of a variant that is not sold any more', async () => {
    await add({ product_id: 101, product_variant_id: 502, price: 1 });
    await db.update(variants).set({ isActive: false }).where(eq(variants.id, 502));
    expect(pluck(await listOf(budi), 'product_variant')).toEqual([
      { id: 502, name: 'Awesome Lilac' },
    ]);
  });
});

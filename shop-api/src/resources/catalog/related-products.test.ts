import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { bodyOf, pluck } from '../../../test-kit/shop-client.ts';
import { products } from '../../db/tables/catalog.ts';

const { client, db } = await freshShop();
const relatedTo = async (key: string) =>
  pluck((await bodyOf(client.get(`/product/${key}/related`))).data, 'id');

describe('GET /product/{slug or id}/related', () => {
  it('lists products of the category by nearest price, then of the parent category', async () => {
    expect(await relatedTo('galaxy-a55-5g-8-256')).toEqual([102, 105, 103, 104]);
    expect(await relatedTo('zenbook-14')).toEqual([202]);
  });

  it('returns entries as in the listing', async () => {
    const { data } = (await client.get('/product/zenbook-14/related')).body;
    const { body } = await client.get('/product?source=pagination&s=ideapad');
    expect(data).toEqual(body.data.data);
  });

  it('returns at most 12, the newest first at the same price, without the product itself', async () => {
    await db.insert(products).values(
      Array.from({ length: 20 }, (_, index) => ({
        id: 401 + index,
        categoryId: 21,
        sku: `R-${index}`,
        name: `Setara ${index}`,
        urlSlug: `setara-${index}`,
        price: 15_999_000,
        weight: 1,
      })),
    );
    expect(await relatedTo('zenbook-14')).toEqual(
      Array.from({ length: 12 }, (_, index) => 420 - index),
    );
  });

  it.each(['tidak-ada', 'laptop-lama'])('returns 404 for the product "%s"', async (key) => {
    expect((await client.get(`/product/${key}/related`)).status).toBe(404);
  });
});

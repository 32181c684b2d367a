import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { pluck } from '../../../test-kit/shop-client.ts';
import { products } from '../../db/tables/catalog.ts';

const { client, db } = await freshShop();

async function found(word: string): Promise<unknown[]> {
  const { body } = await client.get(`/product?source=pagination&s=${word}`);
  return pluck(body.data.data, 'id');
}

describe('GET /product during concurrent changes', () => {
  it('misses no change, whichever transaction began first', async () => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const slow = db.transaction(async (transaction) => {
      await transaction.update(products).set({ name: 'Balap Satu' }).where(eq(products.id, 101));
      begin();
      await ended;
    });
    await begun;
    await db.update(products).set({ name: 'Balap Dua' }).where(eq(products.id, 202));
    expect(await found('balap')).toEqual([202]);
    end();
    await slow;
    expect(await found('balap')).toEqual([202, 101]);
  });

  it('returns correct counts in every page while 100 products change', async () => {
    const rows = Array.from({ length: 100 }, (_, number) => ({
      categoryId: 11,
      sku: `R-${number}`,
      name: `Ramai ${number}`,
      urlSlug: `r-${number}`,
      price: number,
      weight: 1,
    }));
    const adding = (async () => {
      for (const row of rows) await db.insert(products).values(row);
    })();
    const totals: number[] = [];
    while (totals.at(-1) !== rows.length) {
      const { body } = await client.get('/product?source=pagination&s=ramai');
      const { total, data } = body.data;
      expect(data).toHaveLength(Math.min(total, 20));
      totals.push(total);
    }
    await adding;
    expect(totals).toEqual([...totals].sort((one, other) => one - other));
  });
});

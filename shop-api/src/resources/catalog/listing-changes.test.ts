import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { pluck } from '../../../test-kit/shop-client.ts';
import { categories, products } from '../../db/tables/catalog.ts';

const { client, db } = await freshShop();

async function found(query: string): Promise<unknown[]> {
  const { body } = await client.get(`/product?source=pagination&${query}`);
  return pluck(body.data.data, 'id');
}

describe('GET /product after a change of the catalogue', () => {
  it('returns a new name, price and category in the next request', async () => {
    const change = (values: Partial<typeof products.$inferInsert>) =>
      db.update(products).set(values).where(eq(products.id, 102));
    await change({ name: 'Baru Sekali' });
    expect(await found('s=baru+sekali')).toEqual([102]);
    expect(await found('s=redmi')).toEqual([]);
    await change({ price: 99_000_000 });
    expect((await found('sort=price+desc'))[0]).toBe(102);
    await change({ categoryId: 21 });
    expect(await found('category=ultrabook')).toEqual([203, 202, 102]);
  });

  it('leaves out a product that is not sold, until it is sold again', async () => {
    await db.update(products).set({ status: 0 }).where(eq(products.id, 203));
    expect(await found('s=zenbook')).toEqual([]);
    await db.update(products).set({ status: 1 }).where(eq(products.id, 203));
    expect(await found('s=zenbook')).toEqual([203]);
  });

  it('follows a product that is added, renumbered and deleted', async () => {
    const added = { categoryId: 12, sku: 'X-1', urlSlug: 'x-1', price: 5, weight: 1 };
    await db.insert(products).values({ id: 900, name: 'Sekejap', ...added });
    expect(await found('s=sekejap')).toEqual([900]);
    await db.update(products).set({ id: 901 }).where(eq(products.id, 900));
    expect(await found('s=sekejap')).toEqual([901]);
    await db.delete(products).where(eq(products.id, 901));
    expect(await found('s=sekejap')).toEqual([]);
  });

  it('finds products by a renamed or moved category', async () => {
    await db.update(categories).set({ name: 'Sabak' }).where(eq(categories.id, 12));
    expect(await found('s=sabak')).toEqual([104, 103]);
    expect(await found('s=tablet')).toEqual([]);
    await db.update(categories).set({ parentId: 2 }).where(eq(categories.id, 12));
    expect(await found('category=laptop&s=sabak')).toEqual([104, 103]);
    expect(await found('category=smartphone&s=sabak')).toEqual([]);
  });

  it('ignores a change that was rolled back', async () => {
    const undone = db.transaction(async (transaction) => {
      await transaction.update(products).set({ name: 'Batal' }).where(eq(products.id, 104));
      transaction.rollback();
    });
    await expect(undone).rejects.toThrow();
    expect(await found('s=batal')).toEqual([]);
    expect(await found('s=tab_mini')).toEqual([104]);
  });

  it('returns an empty page without products', async () => {
    await db.execute(sql`TRUNCATE products CASCADE`);
    expect(await found('')).toEqual([]);
  });
});

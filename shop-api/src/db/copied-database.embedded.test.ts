import { eq, sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { copyOf } from '../../test-kit/prepared-database.ts';
import type { Database } from './database.ts';
import { products, specifications } from './tables/catalog.ts';

const prepared = inject('preparedDatabase');

/** All that a test may have changed: goods with what triggers derive from them, and the next id. */
async function contentOf(db: Database) {
  const listed = sql`SELECT * FROM listed_products ORDER BY product_id`;
  const next = sql`SELECT last_value, is_called FROM specifications_id_seq`;
  return {
    products: await db.select().from(products).orderBy(products.id),
    specifications: await db.select().from(specifications).orderBy(specifications.id),
    listed: await db.execute(listed),
    next: await db.execute(next),
  };
}

describe('copyOf', () => {
  it('contains the rows of the small shop after changes in a closed copy', async () => {
    const first = await copyOf(prepared, 1);
    const before = await contentOf(first.db);
    await first.db.update(products).set({ name: 'Berubah', price: 1 });
    await first.db.execute(sql`DELETE FROM listed_products`);
    const added = { position: 9, group: 'Lain', key: 'lain', name: 'Lain', value: '1' };
    await first.db
      .insert(specifications)
      .values({ ...added, productId: before.products[0]?.id ?? 0 });
    expect(await contentOf(first.db)).not.toEqual(before);
    await first.close();
    const second = await copyOf(prepared, 1);
    expect(await contentOf(second.db)).toEqual(before);
    await second.close();
  });

  it('isolates copies that are open at the same time', async () => {
    const [one, other] = await Promise.all([copyOf(prepared, 1), copyOf(prepared, 1)]);
    await one.db.update(products).set({ name: 'Berubah' });
    const names = await other.db.selectDistinct({ name: products.name }).from(products);
    expect(names.length).toBeGreaterThan(1);
    await one.close();
    await other.close();
  });

  it('does not close a reused copy when its earlier owner closes again', async () => {
    const first = await copyOf(prepared, 1);
    await first.close();
    const second = await copyOf(prepared, 1);
    await first.close();
    const third = await copyOf(prepared, 1);
    await third.db.update(products).set({ name: 'Berubah' });
    expect(await second.db.select().from(products).where(eq(products.name, 'Berubah'))).toEqual([]);
    await second.close();
    await third.close();
  });
});

import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import type { Database } from '../../db/database.ts';
import { stocks } from '../../db/tables/catalog.ts';
import { listedProducts } from '../../db/tables/listing.ts';
import { changeStock } from './change-product.ts';

const { shop } = await freshShop();
const { db } = shop;
const PRODUCTS = [102, 202];
const ROUNDS = 20;

const sellOut = (transaction: Database, productId: number, warehouseId: number) =>
  transaction
    .update(stocks)
    .set({ stock: 0 })
    .where(and(eq(stocks.productId, productId), eq(stocks.warehouseId, warehouseId)));

describe('listed_products during concurrent orders of the last pieces', () => {
  it('lists sold-out products as not available, without deadlocks', async () => {
    const rows = PRODUCTS.flatMap((productId) =>
      [1, 2].map((warehouseId) => ({ productId, variantId: null, warehouseId, stock: 1 })),
    );
    const available = () =>
      db
        .select({ isAvailable: listedProducts.isAvailable })
        .from(listedProducts)
        .where(inArray(listedProducts.productId, PRODUCTS));
    for (let round = 0; round < ROUNDS; round += 1) {
      await db.delete(stocks).where(inArray(stocks.productId, PRODUCTS));
      await db.insert(stocks).values(rows);
      const [first = 0, second = 0] = PRODUCTS;
      let met = 0;
      let meet = () => {};
      const both = new Promise<void>((resolve) => (meet = resolve));
      const order = (warehouseId: number, ids: readonly number[]) =>
        db.transaction(async (transaction) => {
          for (const id of ids) await sellOut(transaction, id, warehouseId);
          met += 1;
          if (met === 2) meet();
          await both;
        });
      expect(await available()).toEqual([{ isAvailable: true }, { isAvailable: true }]);
      await Promise.all([order(1, [first, second]), order(2, [second, first])]);
      expect(await available()).toEqual([{ isAvailable: false }, { isAvailable: false }]);
    }
  });
});

describe('changeStock during orders of the last pieces', () => {
  it('creates a new stock row without deadlocks', async () => {
    const [id = 0] = PRODUCTS;
    const change = (body: object) => changeStock(shop, String(id), body);
    for (let round = 0; round < ROUNDS; round += 1) {
      await db.delete(stocks).where(eq(stocks.productId, id));
      await db.insert(stocks).values({ productId: id, warehouseId: 1, stock: 1 });
      const responses = await Promise.all([
        change({ warehouse_id: 2, stock: 5 }),
        change({ warehouse_id: 1, stock: 0 }),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    }
  });
});

import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '@gawai/shop-api/db/database';
import { products, stocks } from '@gawai/shop-api/db/tables/catalog';
import { vouchers } from '@gawai/shop-api/db/tables/voucher';
import { voucherByCode } from '@gawai/shop-api/resources/voucher/queries';
import type { FaultOf } from './fault.ts';

type Change = FaultOf<'racing'>;

/** Reverts a change. */
export type Undo = () => Promise<void>;

/**
 * Changes the data of the shop and returns a function that reverts it; null when the product or
 * voucher does not exist. Stock is reverted by the difference, so that pieces sold meanwhile stay sold.
 */
export async function applyChange(db: Database, change: Change): Promise<Undo | null> {
  switch (change.change) {
    case 'price':
      return changePrice(db, change.product_id, change.to);
    case 'stock':
      return db.transaction((transaction) => changeStock(db, transaction, change));
    case 'withdrawn':
      return withdraw(db, change.product_id);
    case 'voucher':
      return endVoucher(db, change.voucher_code);
  }
}

async function changePrice(db: Database, productId: number, to: number): Promise<Undo | null> {
  const [before] = await db
    .select({ price: products.price })
    .from(products)
    .where(eq(products.id, productId));
  if (before === undefined) return null;
  const set = (price: number) =>
    db.update(products).set({ price }).where(eq(products.id, productId));
  await set(to);
  return async () => {
    await set(before.price);
  };
}

async function changeStock(
  db: Database,
  transaction: Database,
  change: Extract<Change, { change: 'stock' }>,
): Promise<Undo | null> {
  const { product_id, product_variant_id, warehouse_id, to } = change;
  const rows = await transaction
    .select({ id: stocks.id, stock: stocks.stock })
    .from(stocks)
    .where(
      and(
        eq(stocks.productId, product_id),
        product_variant_id === undefined ? undefined : eq(stocks.variantId, product_variant_id),
        warehouse_id === undefined ? undefined : eq(stocks.warehouseId, warehouse_id),
      ),
    )
    .orderBy(stocks.id)
    .for('update');
  for (const { id } of rows) {
    await transaction.update(stocks).set({ stock: to }).where(eq(stocks.id, id));
  }
  if (rows.length === 0) return null;
  return async () => {
    for (const { id, stock } of rows) {
      await db
        .update(stocks)
        .set({ stock: sql`greatest(0, ${stocks.stock} + ${stock - to})` })
        .where(eq(stocks.id, id));
    }
  };
}

async function withdraw(db: Database, productId: number): Promise<Undo | null> {
  const set = (from: number, to: number) =>
    db
      .update(products)
      .set({ status: to })
      .where(and(eq(products.id, productId), eq(products.status, from)))
      .returning({ id: products.id });
  const changed = await set(1, 0);
  if (changed.length === 0) return null;
  return async () => {
    await set(0, 1);
  };
}

async function endVoucher(db: Database, code: string): Promise<Undo | null> {
  const voucher = await voucherByCode(db, code);
  if (voucher?.isActive !== true) return null;
  const set = (isActive: boolean) =>
    db.update(vouchers).set({ isActive }).where(eq(vouchers.id, voucher.id));
  await set(false);
  return async () => {
    await set(true);
  };
}

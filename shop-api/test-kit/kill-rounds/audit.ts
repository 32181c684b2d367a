import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';

const counted = (rows: SQL) => sql`(SELECT count(*) FROM ${rows})`.mapWith(Number);

const COUNTS = {
  orders: counted(sql`orders`),
  ordersWithoutKey: counted(sql`
    orders o WHERE (SELECT count(*) FROM idempotency_keys k WHERE k.order_id = o.id) <> 1`),
  ordersWithoutLines: counted(sql`
    orders o WHERE NOT EXISTS (SELECT 1 FROM order_details d WHERE d.order_id = o.id)`),
  ordersWhoseLinesDiffer: counted(sql`
    orders o WHERE o.total <> (SELECT sum(d.price * d.quantity) FROM order_details d WHERE d.order_id = o.id)`),
  ordersWithoutPayments: counted(sql`
    orders o WHERE NOT EXISTS (SELECT 1 FROM order_payments p WHERE p.order_id = o.id)`),
  ordersWhosePaymentsDiffer: counted(sql`
    orders o WHERE o.grand_total <> (SELECT sum(p.total) FROM order_payments p WHERE p.order_id = o.id)`),
  ordersWithoutVoucherUse: counted(sql`
    orders o WHERE (o.voucher_id IS NOT NULL) <>
      EXISTS (SELECT 1 FROM voucher_uses u WHERE u.order_id = o.id AND u.voucher_id = o.voucher_id)`),
  vouchersMiscounted: counted(sql`
    vouchers v WHERE v.used_count <> (SELECT count(*) FROM voucher_uses u WHERE u.voucher_id = v.id)`),
  stocksMiscounted: counted(sql`
    stocks s JOIN start_stocks before USING (id)
    WHERE before.stock <> s.stock + coalesce((
      SELECT sum(d.quantity) FROM order_details d JOIN orders o ON o.id = d.order_id
      WHERE d.product_id = s.product_id AND o.warehouse_id = s.warehouse_id
        AND d.product_variant_id IS NOT DISTINCT FROM s.variant_id), 0)`),
};

/** Remembers the pieces there are before anything is sold. */
export async function rememberStock(db: Database): Promise<void> {
  await db.execute(sql`CREATE TABLE start_stocks AS SELECT id, stock FROM stocks`);
}

/** Counts inconsistencies of a shop in which every order was sent with a key: all but `orders` must be 0. */
export async function audit(db: Database) {
  const [books] = await db.select(COUNTS).from(sql`(VALUES (1)) AS one_row`);
  if (books === undefined) throw new Error('The database returned no counts');
  return books;
}

/** The audit of a consistent shop with this number of orders. */
export function cleanBooks(orders: number): Readonly<Record<string, number>> {
  const zeros = Object.fromEntries(Object.keys(COUNTS).map((name) => [name, 0]));
  return { ...zeros, orders };
}

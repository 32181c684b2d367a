import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';

/** What the tables say when they are read as a bookkeeper would; all but `orders` must be 0. */
export interface Audit {
  readonly orders: number;
  readonly ordersWithoutKey: number;
  readonly ordersWithoutLines: number;
  readonly ordersWhoseLinesDiffer: number;
  readonly ordersWithoutPayments: number;
  readonly ordersWhosePaymentsDiffer: number;
  readonly ordersWithoutVoucherUse: number;
  readonly vouchersMiscounted: number;
  readonly stocksMiscounted: number;
}

const QUERIES: Readonly<Record<keyof Audit, ReturnType<typeof sql>>> = {
  orders: sql`SELECT count(*) FROM orders`,
  ordersWithoutKey: sql`
    SELECT count(*) FROM orders o
    WHERE (SELECT count(*) FROM idempotency_keys k WHERE k.order_id = o.id) <> 1`,
  ordersWithoutLines: sql`
    SELECT count(*) FROM orders o
    WHERE NOT EXISTS (SELECT 1 FROM order_details d WHERE d.order_id = o.id)`,
  ordersWhoseLinesDiffer: sql`
    SELECT count(*) FROM orders o
    WHERE o.total <> (SELECT sum(d.price * d.quantity) FROM order_details d WHERE d.order_id = o.id)`,
  ordersWithoutPayments: sql`
    SELECT count(*) FROM orders o
    WHERE NOT EXISTS (SELECT 1 FROM order_payments p WHERE p.order_id = o.id)`,
  ordersWhosePaymentsDiffer: sql`
    SELECT count(*) FROM orders o
    WHERE o.grand_total <> (SELECT sum(p.total) FROM order_payments p WHERE p.order_id = o.id)`,
  ordersWithoutVoucherUse: sql`
    SELECT count(*) FROM orders o
    WHERE (o.voucher_id IS NOT NULL) <>
      EXISTS (SELECT 1 FROM voucher_uses u WHERE u.order_id = o.id AND u.voucher_id = o.voucher_id)`,
  vouchersMiscounted: sql`
    SELECT count(*) FROM vouchers v
    WHERE v.used_count <> (SELECT count(*) FROM voucher_uses u WHERE u.voucher_id = v.id)`,
  stocksMiscounted: sql`
    SELECT count(*) FROM stocks s JOIN start_stocks before USING (id)
    WHERE before.stock <> s.stock + coalesce((
      SELECT sum(d.quantity) FROM order_details d JOIN orders o ON o.id = d.order_id
      WHERE d.product_id = s.product_id AND o.warehouse_id = s.warehouse_id
        AND d.product_variant_id IS NOT DISTINCT FROM s.variant_id), 0)`,
};

/** Remembers the pieces there are before anything is sold. */
export async function rememberStock(db: Database): Promise<void> {
  await db.execute(sql`CREATE TABLE start_stocks AS SELECT id, stock FROM stocks`);
}

/** Reads the books of a shop whose every order was sent with a key. */
export async function audit(db: Database): Promise<Audit> {
  const counted = async (name: keyof Audit) => {
    const query = QUERIES[name];
    const [row] = await db
      .select({ count: sql`count`.mapWith(Number) })
      .from(sql`(${query}) AS one_row (count)`);
    return row?.count ?? -1;
  };
  return {
    orders: await counted('orders'),
    ordersWithoutKey: await counted('ordersWithoutKey'),
    ordersWithoutLines: await counted('ordersWithoutLines'),
    ordersWhoseLinesDiffer: await counted('ordersWhoseLinesDiffer'),
    ordersWithoutPayments: await counted('ordersWithoutPayments'),
    ordersWhosePaymentsDiffer: await counted('ordersWhosePaymentsDiffer'),
    ordersWithoutVoucherUse: await counted('ordersWithoutVoucherUse'),
    vouchersMiscounted: await counted('vouchersMiscounted'),
    stocksMiscounted: await counted('stocksMiscounted'),
  };
}

/** The audit of a shop that has so many orders and nothing wrong. */
export const cleanBooks = (orders: number): Audit => ({
  orders,
  ordersWithoutKey: 0,
  ordersWithoutLines: 0,
  ordersWhoseLinesDiffer: 0,
  ordersWithoutPayments: 0,
  ordersWhosePaymentsDiffer: 0,
  ordersWithoutVoucherUse: 0,
  vouchersMiscounted: 0,
  stocksMiscounted: 0,
});

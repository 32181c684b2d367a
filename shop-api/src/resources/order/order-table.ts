import { ORDER_STATUSES, wireOrderStatus, type OrderStatus } from '@gawai/domain/order-status';
import { and, desc, eq, sql } from 'drizzle-orm';
import { orders } from '../../db/tables/order.ts';
import { wordsOccurIn } from '../../db/word-search.ts';
import type { TableColumn, TableQuery } from '../../http/table-query.ts';
import type { Shop } from '../../shop.ts';
import { customerRows } from './order-rows.ts';
import { ofStatus, statusCounts } from './order-status-filter.ts';

/** The columns of the order history, in the order of shop-api.md 5.20; searched is the text the table shows. */
export const ORDER_COLUMNS: readonly TableColumn[] = [
  { name: 'order_no', searched: orders.orderNo, ordered: orders.orderNo },
  {
    name: 'order_time',
    searched: sql`to_char(${orders.orderTime} AT TIME ZONE INTERVAL '7 hours', 'YYYY-MM-DD HH24:MI:SS')`,
    ordered: orders.orderTime,
  },
  { name: 'grand_total', searched: sql`${orders.grandTotal}::text`, ordered: orders.grandTotal },
  { name: 'status' },
  { name: 'hash' },
];

/**
 * GET /order?source=datatables (shop-api.md 5.3, 5.20 and 10.13): one page of a customer's orders, of one
 * state when `status` names one.
 */
export async function orderTable(
  { db, pictures }: Pick<Shop, 'db' | 'pictures'>,
  userId: number,
  query: TableQuery,
  status: OrderStatus | null,
) {
  const own = eq(orders.userId, userId);
  const found = and(own, ...wordsOccurIn(query.words, query.searched));
  const rows = await db
    .select()
    .from(orders)
    .where(status === null ? found : and(found, ofStatus(status)))
    .orderBy(...query.order, desc(orders.orderNo))
    .limit(query.limit)
    .offset(query.offset);
  const counts = await statusCounts(db, found);
  const foundTotal = Object.values(counts).reduce((sum, number) => sum + number, 0);
  return {
    draw: query.draw,
    recordsTotal: query.words.length === 0 ? foundTotal : await db.$count(orders, own),
    recordsFiltered: status === null ? foundTotal : counts[status],
    data: await customerRows(db, rows, pictures),
    status_counts: Object.fromEntries(
      ORDER_STATUSES.map((name) => [wireOrderStatus(name), counts[name]]),
    ),
  };
}

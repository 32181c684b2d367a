import { ORDER_STATUSES, orderStatusWord, type OrderStatus } from '@gawai/domain/order-status';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { orders } from '../../db/tables/order.ts';
import { wordsOccurIn } from '../../db/word-search.ts';
import type { TableColumn, TableQuery } from '../../http/table-query.ts';
import type { Shop } from '../../shop.ts';
import { customerRows } from './order-rows.ts';
import { ofStatus, statusCounts } from './order-status-filter.ts';

/** The columns of the order history, in the order of shop-api.md 5.20. */
export const ORDER_COLUMNS: readonly TableColumn[] = [
  { name: 'order_no', isSearchable: true, isOrderable: true },
  { name: 'order_time', isSearchable: true, isOrderable: true },
  { name: 'grand_total', isSearchable: true, isOrderable: true },
  { name: 'status', isSearchable: false, isOrderable: false },
  { name: 'hash', isSearchable: false, isOrderable: false },
];

/** What each column is searched as: the text the table shows. */
const SEARCHED: Readonly<Record<string, SQL>> = {
  order_no: sql`${orders.orderNo}`,
  order_time: sql`to_char(${orders.orderTime} AT TIME ZONE INTERVAL '7 hours', 'YYYY-MM-DD HH24:MI:SS')`,
  grand_total: sql`${orders.grandTotal}::text`,
};

const ORDERED = {
  order_no: orders.orderNo,
  order_time: orders.orderTime,
  grand_total: orders.grandTotal,
} as const;

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
  const texts = query.searched.flatMap((column) => SEARCHED[column] ?? []);
  const found = and(own, ...wordsOccurIn(query.words, texts));
  const rows = await db
    .select()
    .from(orders)
    .where(status === null ? found : and(found, ofStatus(status)))
    .orderBy(...orderBy(query.order))
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
      ORDER_STATUSES.map((name) => [orderStatusWord(name), counts[name]]),
    ),
  };
}

function orderBy(order: TableQuery['order']): SQL[] {
  const newestFirst = desc(orders.orderNo);
  if (order === null || !isOrdered(order.column)) return [newestFirst];
  const column = ORDERED[order.column];
  return [order.isDescending ? desc(column) : asc(column), newestFirst];
}

function isOrdered(column: string): column is keyof typeof ORDERED {
  return Object.hasOwn(ORDERED, column);
}

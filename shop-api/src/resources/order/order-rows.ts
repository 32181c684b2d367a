import { pick } from '../../db/pick.ts';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products, variants } from '../../db/tables/catalog.ts';
import { orderDetails } from '../../db/tables/order.ts';
import { pictureFacts, type PictureService } from '../picture/picture-service.ts';
import type { OrderRow } from './order-queries.ts';
import { orderStatus } from '@gawai/domain/order-status';
import { orderStatusLabels } from '@gawai/domain/texts/labels';
import { wireRecord } from '../../http/wire-record.ts';
import { customerRow, firstDetail } from './order-schemas.ts';

/** The first line of an order, and how many lines it has. */
type FirstLine = Awaited<ReturnType<typeof firstLinesOf>>[number];

/** Orders as rows of their customer (shop-api.md 5.20 and 10.13). */
export async function customerRows(
  db: Database,
  orders: readonly OrderRow[],
  pictures: PictureService,
) {
  if (orders.length === 0) return [];
  const lines = await firstLinesOf(
    db,
    orders.map(({ id }) => id),
  );
  const byOrder = new Map(lines.map((line) => [line.orderId, line]));
  return orders.map((order) => customerRowShape(order, byOrder.get(order.id) ?? null, pictures));
}

/** The first line of each order, with the number of its lines. */
function firstLinesOf(db: Database, orderIds: readonly number[]) {
  // A join would scan all variants: the planner expects more lines than the orders of a page have.
  const variantImage = sql`(
    SELECT ${variants.image} FROM ${variants} WHERE ${variants.id} = ${orderDetails.productVariantId}
  )`;
  return db
    .selectDistinctOn([orderDetails.orderId], {
      ...pick(orderDetails, 'orderId', 'productName', 'productVariantName'),
      image: sql<string | null>`coalesce(${variantImage}, ${products.image1})`,
      count: sql<number>`(count(*) OVER (PARTITION BY ${orderDetails.orderId}))::int`,
    })
    .from(orderDetails)
    .innerJoin(products, eq(products.id, orderDetails.productId))
    .where(inArray(orderDetails.orderId, [...orderIds]))
    .orderBy(asc(orderDetails.orderId), asc(orderDetails.id));
}

/** An order with its goods, for its customer (shop-api.md 10.13). */
function customerRowShape(order: OrderRow, first: FirstLine | null, pictures: PictureService) {
  return wireRecord(customerRow, order, {
    status: orderStatusLabels[orderStatus(order)],
    first_detail:
      first && wireRecord(firstDetail, first, pictureFacts('image', first.image, pictures)),
    order_details_count: first?.count ?? 0,
  });
}

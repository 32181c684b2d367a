import { eq } from 'drizzle-orm';
import { stocks } from '../src/db/tables/catalog.ts';
import { orderDetails, orderPayments, orders } from '../src/db/tables/order.ts';
import type { FreshShop } from './fresh-shop.ts';
import type { OrderPlan } from './order-body.ts';
import { placedOrder } from './placed-order.ts';

/** Flags of an order of a test. */
export interface OrderProgress {
  readonly isPaid?: boolean;
  readonly isShipped?: boolean;
  readonly isRefunded?: boolean;
}

/** An order of a test, with the ids of its lines for reviews. */
export interface TestOrder {
  readonly id: number;
  readonly hash: string;
  readonly lines: readonly { product_id: number; order_id: number; order_detail_id: number }[];
}

/** Places an order and sets its flags without payment or courier. */
export async function orderThatIs(
  shop: FreshShop,
  token: string | undefined,
  progress: OrderProgress,
  plan: OrderPlan = {},
): Promise<TestOrder> {
  const { db } = shop;
  await db.update(stocks).set({ stock: 100 });
  const { id, hash } = await placedOrder(shop, plan, token);
  await setProgress(db, id, progress);
  const lines = await db
    .select({
      product_id: orderDetails.productId,
      order_id: orderDetails.orderId,
      order_detail_id: orderDetails.id,
    })
    .from(orderDetails)
    .where(eq(orderDetails.orderId, id))
    .orderBy(orderDetails.id);
  return { id, hash, lines };
}

/** Sets the flags of an order. */
export async function setProgress(
  db: FreshShop['db'],
  orderId: number,
  progress: OrderProgress,
): Promise<void> {
  if (Object.keys(progress).length === 0) return;
  await db.update(orders).set(progress).where(eq(orders.id, orderId));
  if (progress.isPaid !== true) return;
  await db.update(orderPayments).set({ isPaid: 1 }).where(eq(orderPayments.orderId, orderId));
}

import { asc, eq } from 'drizzle-orm';
import { stocks } from '../src/db/tables/catalog.ts';
import { orderPayments } from '../src/db/tables/order.ts';
import type { FreshShop } from './fresh-shop.ts';
import { orderBody, type OrderPlan } from './order-body.ts';

/** An order of a test, with the ids and hashes of its payment rows in their order. */
export interface PlacedOrder {
  readonly id: number;
  readonly hash: string;
  readonly orderNo: string;
  readonly payments: readonly { readonly id: number; readonly hash: string }[];
}

/** Places an order, by default paid manually. */
export async function placedOrder(
  { client, clock, db }: FreshShop,
  plan: OrderPlan = {},
  token?: string,
): Promise<PlacedOrder> {
  clock.advance(4_000);
  await db.update(stocks).set({ stock: 100 }).where(eq(stocks.productId, 202));
  const response = await client.post('/order', orderBody(plan), { token });
  const { id, hash, order_no }: { id: number; hash: string; order_no: string } = response.body.data;
  const payments = await db
    .select({ id: orderPayments.id, hash: orderPayments.hash })
    .from(orderPayments)
    .where(eq(orderPayments.orderId, id))
    .orderBy(asc(orderPayments.id));
  return { id, hash, orderNo: order_no, payments };
}

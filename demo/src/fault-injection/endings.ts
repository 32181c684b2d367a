import { and, eq, gt, inArray, or } from 'drizzle-orm';
import type { Database } from '@gawai/shop-api/db/database';
import { orderPayments, orders } from '@gawai/shop-api/db/tables/order';
import { tokens } from '@gawai/shop-api/db/tables/session';
import { tokenHash } from '@gawai/shop-api/http/customer';
import { expireOrders } from '@gawai/shop-api/resources/order/expire-orders';
import { lockOrder } from '@gawai/shop-api/resources/order/void-order';

/** Deletes a token, as its expiry or a sign-out does. */
export async function endTokenNow(db: Database, token: string): Promise<void> {
  await db.delete(tokens).where(eq(tokens.tokenHash, tokenHash(token)));
}

/**
 * Expires the pending payments of a payment hash or an order hash, and runs the expiry job: an order
 * without a payable payment is voided (shop-api.md 5.25).
 */
export async function endPaymentsNow(db: Database, hash: string, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    const named = or(eq(orderPayments.hash, hash), eq(orders.hash, hash));
    const found = await transaction
      .select({ id: orderPayments.id, orderId: orders.id })
      .from(orderPayments)
      .innerJoin(orders, eq(orders.id, orderPayments.orderId))
      .where(named);
    const [first] = found;
    if (first === undefined) return;
    await lockOrder(transaction, first.orderId);
    const ids = found.map(({ id }) => id);
    await transaction
      .update(orderPayments)
      .set({ expiredAt: now })
      .where(and(inArray(orderPayments.id, ids), gt(orderPayments.expiredAt, now)));
  });
  await expireOrders(db, now);
}

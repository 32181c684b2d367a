import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderPayments, orders, refunds } from '../../db/tables/order.ts';
import { ok, rejected, type ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { mailRefunded } from '../mail/order-mails.ts';
import { returnVoucherUse } from '../voucher/queries.ts';
import { changeOrder, changeOrderWithNote, orderStateTexts } from './operator-change.ts';
import { hasPaidRow, type OrderRow } from './order-queries.ts';
import { orderRowShape } from './order-shape.ts';
import { returnStock } from './stock-queries.ts';
import { voidOrder } from './void-order.ts';

/**
 * POST /operator/order/{hash}/refund (shop-api.md 5.25, clarification 8): records a refund, which is paid outside the
 * shop. Unshipped goods and the voucher use are returned. An open request is approved; without one, an approved one is
 * stored, so that the customer sees the note of the operator. For an order that was already voided or refunded, only
 * its money is refunded. 409 when there is nothing to refund.
 */
export function refundOrder(shop: Shop, hash: string, body: unknown): Promise<ShopResponse> {
  return changeOrderWithNote(shop, hash, body, async (transaction, order, note) => {
    const payments = await paymentsToReturn(transaction, order);
    if (order.isRefunded && payments.length === 0) return rejected(409, orderStateTexts.refunded);
    if (!order.isPaid && payments.length === 0) return rejected(409, orderStateTexts.unpaid);
    const refundedAt = order.refundedAt ?? shop.now();
    const [refunded] = await transaction
      .update(orders)
      .set({ isRefunded: true, refundedAt, operatorNote: note })
      .where(eq(orders.id, order.id))
      .returning();
    await clearAttention(transaction, order.id);
    const approval = { status: 'approved', note };
    if (!(await decideRequest(transaction, order.id, approval, shop.now()))) {
      await transaction
        .insert(refunds)
        .values({ orderId: order.id, ...approval, decidedAt: shop.now() });
    }
    if (!order.isRefunded && !order.isShipped) {
      await returnStock(transaction, order.id);
      await returnVoucherUse(transaction, order.id);
    }
    await mailRefunded(transaction, order, payments, note, shop.now());
    return ok(refunded && orderRowShape(refunded));
  });
}

/** Paid payments; for a voided or refunded order, those with unexpected money. */
function paymentsToReturn(db: Database, order: OrderRow) {
  return db
    .select()
    .from(orderPayments)
    .where(
      and(
        eq(orderPayments.orderId, order.id),
        eq(orderPayments.isPaid, 1),
        order.isRefunded ? eq(orderPayments.needsAttention, true) : undefined,
      ),
    );
}

/** Marks unexpected money of a locked order as settled; false when there was none. */
async function clearAttention(transaction: Database, orderId: number): Promise<boolean> {
  const cleared = await transaction
    .update(orderPayments)
    .set({ needsAttention: false })
    .where(and(eq(orderPayments.orderId, orderId), eq(orderPayments.needsAttention, true)))
    .returning({ id: orderPayments.id });
  return cleared.length > 0;
}

/**
 * POST /operator/order/{hash}/resolve: marks unexpected money of an active order as settled, e.g. after a double
 * payment was paid back. 409 without such money, or when the order is refunded or voided: a refund clears it then.
 */
export function resolveAttention(shop: Shop, hash: string): Promise<ShopResponse> {
  return changeOrder(shop, hash, async (transaction, order) => {
    if (order.isRefunded) return rejected(409, orderStateTexts.refunded);
    return (await clearAttention(transaction, order.id))
      ? ok(orderRowShape(order))
      : rejected(409, orderStateTexts.nothingUnexpected);
  });
}

/** POST /operator/order/{hash}/refund-reject (shop-api.md 5.25): 409 when no request is open. */
export function rejectRefund(shop: Shop, hash: string, body: unknown): Promise<ShopResponse> {
  return changeOrderWithNote(shop, hash, body, async (transaction, order, note) => {
    const decision = { status: 'rejected', note };
    return (await decideRequest(transaction, order.id, decision, shop.now()))
      ? ok(orderRowShape(order))
      : rejected(409, orderStateTexts.noRequest);
  });
}

/** Whether any payment is paid, or nothing was due (clarification 8). */
export async function isPaidInPart(db: Database, order: OrderRow): Promise<boolean> {
  return order.isPaid || (await hasPaidRow(db, order.id));
}

/** Decides on the open request of a locked order; false when there is none. */
async function decideRequest(
  transaction: Database,
  orderId: number,
  decision: { readonly status: string; readonly note: string | null },
  now: Date,
): Promise<boolean> {
  const decided = await transaction
    .update(refunds)
    .set({ ...decision, decidedAt: now })
    .where(and(eq(refunds.orderId, orderId), eq(refunds.status, 'requested')))
    .returning({ id: refunds.id });
  return decided.length > 0;
}

/**
 * POST /operator/order/{hash}/void (shop-api.md 5.25): voids an unpaid order and returns its pieces and voucher use.
 * 409 when one of its payments is paid, or when it is voided already.
 */
export function voidUnpaidOrder(shop: Shop, hash: string, body: unknown): Promise<ShopResponse> {
  return changeOrderWithNote(shop, hash, body, async (transaction, order, note) => {
    if (order.isRefunded) return rejected(409, orderStateTexts.refunded);
    if (await isPaidInPart(transaction, order)) return rejected(409, orderStateTexts.paid);
    await voidOrder(transaction, order.id, shop.now());
    const [voided] = await transaction
      .update(orders)
      .set({ operatorNote: note })
      .where(eq(orders.id, order.id))
      .returning();
    return ok(voided && orderRowShape(voided));
  });
}

import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders, refunds } from '../../db/tables/order.ts';
import { ok, rejected, type ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { mailRefunded } from '../mail/order-mails.ts';
import { giveVoucherUseBack } from '../voucher/queries.ts';
import { changeOrderWithNote, orderStateTexts } from './operator-change.ts';
import { hasPaidRow, type OrderRow } from './order-queries.ts';
import { orderRowShape } from './order-shape.ts';
import { giveStockBack } from './stock-queries.ts';
import { voidOrder } from './void-order.ts';

/**
 * POST /operator/order/{hash}/refund (shop-api.md 5.25, clarification 8): the money goes back outside the
 * shop. What was not shipped returns to stock, and with it the use of a voucher; an open request is
 * approved, and without one the refund is noted as approved unasked, so that the customer reads the
 * operator's note. 409 when it was refunded or voided, or when nothing of it is paid.
 */
export function refundOrder(shop: Shop, hash: string, body: unknown): Promise<ShopResponse> {
  return changeOrderWithNote(shop, hash, body, async (transaction, order, note) => {
    if (order.isRefunded) return rejected(409, orderStateTexts.refunded);
    if (!(await isPaidInPart(transaction, order))) return rejected(409, orderStateTexts.unpaid);
    const [refunded] = await transaction
      .update(orders)
      .set({ isRefunded: true, refundedAt: shop.now(), operatorNote: note })
      .where(eq(orders.id, order.id))
      .returning();
    const approval = { status: 'approved', note };
    if (!(await decideRequest(transaction, order.id, approval, shop.now()))) {
      await transaction
        .insert(refunds)
        .values({ orderId: order.id, ...approval, decidedAt: shop.now() });
    }
    if (!order.isShipped) {
      await giveStockBack(transaction, order.id);
      await giveVoucherUseBack(transaction, order.id);
    }
    await mailRefunded(transaction, order, note, shop.now());
    return ok(refunded && orderRowShape(refunded));
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

/** Whether any money came, or none was due (clarification 8). */
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
 * POST /operator/order/{hash}/void (shop-api.md 5.25): takes back an order for which no money came; its
 * pieces and its voucher use return. 409 when a payment of it is paid, or when it was voided before.
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

import { eq } from 'drizzle-orm';
import { orders } from '../../db/tables/order.ts';
import { ok, rejected, type ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { changeOrderWithNote, orderStateTexts } from './operator-change.ts';
import { isPaidInPart } from './operator-refund.ts';
import { orderRowShape } from './order-shape.ts';
import { voidOrder } from './void-order.ts';

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

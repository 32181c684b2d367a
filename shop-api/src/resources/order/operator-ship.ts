import { readFields } from '../../http/read-fields.ts';
import { readShippingType } from '@gawai/domain/shipping';
import { eq } from 'drizzle-orm';
import { orders } from '../../db/tables/order.ts';
import { invalid } from '../../http/rejections.ts';
import { ok, rejected, type ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { mailShipped } from '../mail/order-mails.ts';
import { changeOrder, orderStateTexts } from './operator-change.ts';
import { shipFields } from './operator-schemas.ts';
import type { OrderRow } from './order-queries.ts';
import { orderRowShape } from './order-shape.ts';

/**
 * POST /operator/order/{hash}/ship (shop-api.md 5.25): marks an order as shipped with a tracking number, or as picked
 * up without one. 409 when it is unpaid, refunded or shipped; 422 when the number is missing for a courier, or present
 * for a pickup.
 */
export async function shipOrder(shop: Shop, hash: string, body: unknown): Promise<ShopResponse> {
  const { resiNo } = readFields(shipFields, body);
  return changeOrder(shop, hash, async (transaction, order) => {
    const conflict = conflictOf(order);
    if (conflict !== null) return rejected(409, conflict);
    const problem = resiProblem(order, resiNo);
    if (problem !== null) return invalid({ resi_no: [problem] });
    const [shipped] = await transaction
      .update(orders)
      .set({ isShipped: true, shippedAt: shop.now(), resiNo })
      .where(eq(orders.id, order.id))
      .returning();
    if (shipped) await mailShipped(transaction, shipped, shop.now());
    return ok(shipped && orderRowShape(shipped));
  });
}

function conflictOf(order: OrderRow): string | null {
  if (order.isRefunded) return orderStateTexts.refunded;
  if (!order.isPaid) return orderStateTexts.unpaid;
  return order.isShipped ? orderStateTexts.shipped : null;
}

function resiProblem(order: OrderRow, resiNo: string | null): string | null {
  const isPickup = readShippingType(order.shippingType) === 'PICKUP';
  if (isPickup) return resiNo === null ? null : 'Pesanan yang diambil sendiri tanpa Nomor Resi';
  return resiNo === null ? 'Kolom Nomor Resi harus diisi' : null;
}

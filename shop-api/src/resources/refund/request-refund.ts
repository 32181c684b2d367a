import { mayRequestRefund, readRefundStatus } from '@gawai/domain/refund';
import { checkRefundReason } from '@gawai/domain/review';
import type { Database } from '../../db/database.ts';
import type { Customer } from '../../http/customer.ts';
import { FieldReader } from '../../http/field-reader.ts';
import { addProblems } from '../../http/read-fields.ts';
import { invalid, notFound } from '../../http/rejections.ts';
import { created, rejected, type ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { hasPaidRow, orderByHash, refundOf, type OrderRow } from '../order/order-queries.ts';
import { lockOrder } from '../order/void-order.ts';
import { refunds } from '../../db/tables/order.ts';
import { refundFields, refundShape } from './refund-schemas.ts';

/**
 * POST /order/{hash}/refund (shop-api.md 5.23): 404 for an order of another client, 409 when there is nothing to
 * refund or a request is open, then 422.
 */
export async function requestRefund(
  shop: Shop,
  caller: Customer,
  hash: string,
  body: unknown,
): Promise<ShopResponse> {
  const found = await orderByHash(shop.db, hash);
  if (found === null || found.userId !== caller.id) return notFound();
  const reader = new FieldReader(body);
  const { reason } = refundFields.read(reader);
  addProblems(reader, checkRefundReason(reason));

  return shop.db.transaction(async (transaction) => {
    const order = (await lockOrder(transaction, found.id)) ?? found;
    const rejection = await refundRejection(transaction, order);
    if (rejection !== null) return rejected(409, rejection);
    if (reader.errors !== null) return invalid(reader.errors);
    const request = { orderId: order.id, reason, requestedAt: shop.now() };
    const [opened] = await transaction
      .insert(refunds)
      .values(request)
      .onConflictDoNothing()
      .returning();
    if (opened === undefined) return rejected(409, ALREADY_OPEN);
    return created(refundShape(opened), 'Permintaan refund berhasil dikirim');
  });
}

const ALREADY_OPEN = 'Permintaan refund untuk pesanan ini sedang diproses';

/** Why no refund may be requested for a locked order, null when one may. */
async function refundRejection(transaction: Database, order: OrderRow): Promise<string | null> {
  const newest = await refundOf(transaction, order.id);
  const refund = newest && { status: readRefundStatus(newest.status) };
  const hasPaidPayment = await hasPaidRow(transaction, order.id);
  if (mayRequestRefund({ ...order, isGuest: order.userId === null, hasPaidPayment, refund })) {
    return null;
  }
  if (order.isRefunded) return 'Pesanan ini sudah direfund atau dibatalkan';
  if (order.grandTotal === 0) return 'Tidak ada pembayaran yang dapat dikembalikan';
  return order.isPaid || hasPaidPayment ? ALREADY_OPEN : 'Pesanan ini belum dibayar';
}

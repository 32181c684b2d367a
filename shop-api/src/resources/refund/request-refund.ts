import { REFUND_REASON_MAX } from '@gawai/domain/limits';
import { checkRefundReason } from '@gawai/domain/review';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import type { Customer } from '../../http/customer.ts';
import { FormReader } from '../../http/form.ts';
import { noteProblems } from '../../http/note-problems.ts';
import { invalid, notFound } from '../../http/refusals.ts';
import type { Reply } from '../../http/reply.ts';
import { created, refused } from '../../http/reply.ts';
import type { Shop } from '../../shop.ts';
import { orderByHash } from '../order/order-queries.ts';
import { lockOrder } from '../order/void-order.ts';
import { hasOpenRefund, hasPaidRow, openRefund } from './queries.ts';
import { refundShape } from './refund-shape.ts';

/**
 * POST /order/{hash}/refund (Contract 5.23): 404 for an order that is not the caller's, 409 when there
 * is nothing to give back or a request is open, then 422. One paid row is enough; an order with
 * nothing due counts as paid (clarification 8).
 */
export async function requestRefund(
  shop: Shop,
  caller: Customer,
  hash: string,
  body: unknown,
): Promise<Reply> {
  const order = await orderByHash(shop.db, hash);
  if (order === null || order.userId !== caller.id) return notFound();
  const form = new FormReader(body);
  const reason = form.optionalText('reason', fieldLabels.reason, REFUND_REASON_MAX) ?? '';
  noteProblems(form, checkRefundReason(reason));

  return shop.db.transaction(async (transaction) => {
    const locked = await lockOrder(transaction, order.id);
    if (locked === null) return notFound();
    if (locked.isRefunded) return refused(409, 'Pesanan ini sudah direfund atau dibatalkan');
    const isPaid = locked.isPaid || (await hasPaidRow(transaction, order.id));
    if (!isPaid) return refused(409, 'Pesanan ini belum dibayar');
    if (await hasOpenRefund(transaction, order.id)) return alreadyOpen();
    if (form.errors !== null) return invalid(form.errors);
    const request = { orderId: order.id, reason, requestedAt: shop.now() };
    const opened = await openRefund(transaction, request);
    if (opened === null) return alreadyOpen();
    return created(refundShape(opened), 'Permintaan refund berhasil dikirim');
  });
}

function alreadyOpen(): Reply {
  return refused(409, 'Permintaan refund untuk pesanan ini sedang diproses');
}

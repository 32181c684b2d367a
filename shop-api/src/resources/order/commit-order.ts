import type { Database } from '../../db/database.ts';
import { mailOrderReceived } from '../mail/order-mails.ts';
import { addVoucherUse, takeVoucherUse, voucherById } from '../voucher/queries.ts';
import { checkVoucher, voucherRejected, VOUCHER_USED_BEFORE } from '../voucher/voucher-rules.ts';
import { soldOut } from './check-lines.ts';
import type { CheckedOrder } from './check-order.ts';
import { takeStock } from './stock-queries.ts';
import { storeOrder, type StoredOrder } from './store-order.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Takes stock, then the voucher use, then writes the order and its mail: always in this order, so that no two
 * orders wait for each other. Its payments wait `paymentHours`. Throws a rejection when a race
 * for pieces or voucher was lost: the transaction must end with it.
 */
export async function commitOrder(
  transaction: Database,
  order: CheckedOrder,
  paymentHours: number,
  now: Date,
): Promise<StoredOrder> {
  const needs = order.lines.flatMap(({ sent, stock }, line) =>
    stock === null ? [] : [{ stockId: stock.id, quantity: sent.quantity, line }],
  );
  const short = await takeStock(transaction, needs);
  if (short !== null) throw soldOut(order.lines, short.line, short.left);

  const { voucher, caller } = order;
  if (voucher !== null && !(await takeVoucherUse(transaction, voucher.id, now))) {
    // It was good a moment ago; most often the check says why it no longer is.
    await checkVoucher(
      transaction,
      await voucherById(transaction, voucher.id),
      caller?.id ?? 0,
      now,
    );
    throw voucherRejected('Kode Voucher tidak dapat digunakan');
  }
  const expiredAt = new Date(now.getTime() + paymentHours * HOUR_MS);
  const made = await storeOrder(transaction, order, { orderTime: now, expiredAt });
  if (voucher !== null && caller !== null) {
    const use = { voucherId: voucher.id, userId: caller.id, orderId: made.id };
    if (!(await addVoucherUse(transaction, use))) throw voucherRejected(VOUCHER_USED_BEFORE);
  }
  await mailOrderReceived(transaction, made.id, now);
  return made;
}

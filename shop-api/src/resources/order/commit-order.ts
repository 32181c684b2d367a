import type { Database } from '../../db/database.ts';
import { mailOrderReceived } from '../mail/order-mails.ts';
import { addVoucherUse, countVoucherUse, voucherById } from '../voucher/queries.ts';
import { checkVoucher, voucherRejected, VOUCHER_USED_BEFORE } from '../voucher/voucher-rules.ts';
import { soldOut } from './check-lines.ts';
import type { QuotedOrder } from './quote-order.ts';
import { subtractStock } from './stock-queries.ts';
import { storeOrder, type StoredOrder } from './store-order.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Writes the order and its mail, then reduces stock, then the voucher quota: always in this sequence, so that orders
 * do not deadlock. The contended rows come last, so that orders for one product block each other only briefly.
 * Payments expire after `paymentHours`. Throws a rejection when pieces or voucher are used up: the transaction must
 * end with it.
 */
export async function commitOrder(
  transaction: Database,
  checked: QuotedOrder,
  paymentHours: number,
  now: Date,
): Promise<StoredOrder['order']> {
  const expiredAt = new Date(now.getTime() + paymentHours * HOUR_MS);
  const stored = await storeOrder(transaction, checked, { orderTime: now, expiredAt });
  await mailOrderReceived(transaction, stored, now);

  const needs = checked.lines.flatMap(({ sent, stock }, line) =>
    stock === null ? [] : [{ stockId: stock.id, quantity: sent.quantity, line }],
  );
  const short = await subtractStock(transaction, needs);
  if (short !== null) throw soldOut(checked.lines, short.line, short.left);
  await useVoucher(transaction, checked, stored.order.id, now);
  return stored.order;
}

async function useVoucher(
  transaction: Database,
  { voucher, caller }: QuotedOrder,
  orderId: number,
  now: Date,
): Promise<void> {
  if (voucher === null) return;
  if (!(await countVoucherUse(transaction, voucher.id, now))) {
    // It was valid a moment ago; usually the check finds the reason.
    const left = await voucherById(transaction, voucher.id);
    await checkVoucher(transaction, left, caller?.id ?? 0, now);
    throw voucherRejected('Kode Voucher tidak dapat digunakan');
  }
  if (caller === null) return;
  const use = { voucherId: voucher.id, userId: caller.id, orderId };
  if (!(await addVoucherUse(transaction, use))) throw voucherRejected(VOUCHER_USED_BEFORE);
}

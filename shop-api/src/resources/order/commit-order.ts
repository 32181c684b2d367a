import type { Database } from '../../db/database.ts';
import type { ShopResponse } from '../../http/shop-response.ts';
import { mailOrderReceived } from '../mail/order-mails.ts';
import { addVoucherUse, takeVoucherUse, voucherById } from '../voucher/queries.ts';
import { checkVoucher, VOUCHER_USED_BEFORE } from '../voucher/voucher-rules.ts';
import { soldOutRejection } from './check-lines.ts';
import type { CheckedOrder } from './check-order.ts';
import { voucherRejected } from './order-voucher.ts';
import { takeStock } from './stock-queries.ts';
import { storeOrder, type StoredOrder } from './store-order.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Undoes the transaction of an order that lost a race; `rejection` is the response to its buyer. */
export class OrderLost extends Error {
  readonly rejection: ShopResponse;

  constructor(rejection: ShopResponse) {
    super('The order lost a race');
    this.rejection = rejection;
  }
}

/**
 * Takes stock, then the voucher use, then writes the order and its mail: always in this order, so that no two
 * orders wait for each other. Its payments wait `paymentHours`. Throws OrderLost when a race for
 * pieces or voucher was lost: the transaction must end with it.
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
  if (short !== null) throw new OrderLost(soldOutRejection(order.lines, short.line, short.left));

  const { voucher, caller } = order;
  if (voucher !== null && !(await takeVoucherUse(transaction, voucher.id, now))) {
    throw new OrderLost(await voucherGone(transaction, voucher.id, caller?.id ?? 0, now));
  }
  const expiredAt = new Date(now.getTime() + paymentHours * HOUR_MS);
  const made = await storeOrder(transaction, order, { orderTime: now, expiredAt });
  if (voucher !== null && caller !== null) {
    const use = { voucherId: voucher.id, userId: caller.id, orderId: made.id };
    if (!(await addVoucherUse(transaction, use))) {
      throw new OrderLost(voucherRejected(VOUCHER_USED_BEFORE).rejection);
    }
  }
  await mailOrderReceived(transaction, made.id, now);
  return made;
}

/** Why a voucher that was good a moment ago is no longer. */
async function voucherGone(
  transaction: Database,
  voucherId: number,
  userId: number,
  now: Date,
): Promise<ShopResponse> {
  const check = await checkVoucher(
    transaction,
    await voucherById(transaction, voucherId),
    userId,
    now,
  );
  return voucherRejected(check.rejection ?? 'Kode Voucher tidak dapat digunakan').rejection;
}

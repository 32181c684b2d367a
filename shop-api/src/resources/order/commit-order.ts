import type { Database } from '../../db/database.ts';
import type { Reply } from '../../http/reply.ts';
import { addVoucherUse, takeVoucherUse, voucherById } from '../voucher/queries.ts';
import { checkVoucher, VOUCHER_USED_BEFORE } from '../voucher/voucher-rules.ts';
import { soldOutRefusal } from './check-lines.ts';
import type { CheckedOrder } from './check-order.ts';
import { voucherRefused } from './order-voucher.ts';
import { takeStock } from './stock-queries.ts';
import { storeOrder } from './store-order.ts';
import type { MadeOrder } from './store-order.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Undoes the transaction of an order that lost a race; `refusal` is what its buyer is told. */
export class OrderLost extends Error {
  readonly refusal: Reply;

  constructor(refusal: Reply) {
    super('The order lost a race');
    this.refusal = refusal;
  }
}

/**
 * Takes stock, then the voucher use, then writes the order: always in this order, so that no two
 * orders wait for each other. Its payments wait `paymentHours`. Throws OrderLost when a race for
 * pieces or voucher was lost: the transaction must end with it.
 */
export async function commitOrder(
  transaction: Database,
  order: CheckedOrder,
  paymentHours: number,
  now: Date,
): Promise<MadeOrder> {
  const needs = order.lines.flatMap(({ sent, stock }, line) =>
    stock === null ? [] : [{ stockId: stock.id, quantity: sent.quantity, line }],
  );
  const short = await takeStock(transaction, needs);
  if (short !== null) throw new OrderLost(soldOutRefusal(order.lines, short.line, short.left));

  const { voucher, caller } = order;
  if (voucher !== null && !(await takeVoucherUse(transaction, voucher.id, now))) {
    throw new OrderLost(await voucherGone(transaction, voucher.id, caller?.id ?? 0, now));
  }
  const expiredAt = new Date(now.getTime() + paymentHours * HOUR_MS);
  const made = await storeOrder(transaction, order, { orderTime: now, expiredAt });
  if (voucher !== null && caller !== null) {
    const use = { voucherId: voucher.id, userId: caller.id, orderId: made.id };
    if (!(await addVoucherUse(transaction, use))) {
      throw new OrderLost(voucherRefused(VOUCHER_USED_BEFORE).refusal);
    }
  }
  return made;
}

/** Why a voucher that was good a moment ago is no longer. */
async function voucherGone(
  transaction: Database,
  voucherId: number,
  userId: number,
  now: Date,
): Promise<Reply> {
  const check = await checkVoucher(
    transaction,
    await voucherById(transaction, voucherId),
    userId,
    now,
  );
  return voucherRefused(check.refusal ?? 'Kode Voucher tidak dapat digunakan').refusal;
}

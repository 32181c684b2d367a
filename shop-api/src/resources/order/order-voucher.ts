import type { Rupiah } from '@gawai/domain/money';
import { problemText } from '@gawai/domain/texts/problem-text';
import { usesOtherMethod, voucherMinimumProblem } from '@gawai/domain/voucher';
import type { Database } from '../../db/database.ts';
import type { Customer } from '../../http/customer.ts';
import { rejected, Rejected } from '../../http/shop-response.ts';
import { voucherByCode, voucherById, type VoucherRow } from '../voucher/queries.ts';
import { checkVoucher, voucherOfRow, voucherRejected } from '../voucher/voucher-rules.ts';
import type { OrderContent } from './order-request.ts';
import { paymentMethodsById } from './record-queries.ts';

/**
 * The voucher of an order, null when it has none. Throws 401 for guests, 422 for one that cannot be used, does not reach
 * its minimum with `total` rupiah of goods, or belongs to another payment method (shop-api.md 5.19).
 */
export async function orderVoucher(
  db: Database,
  caller: Customer | null,
  request: OrderContent,
  total: Rupiah,
  now: Date,
): Promise<VoucherRow | null> {
  const { voucherId, voucherCode } = request;
  if (voucherId === null && voucherCode === null) return null;
  if (caller === null) {
    throw new Rejected(rejected(401, problemText({ code: 'VOUCHER_SIGN_IN' })));
  }
  const row = await checkVoucher(db, await namedVoucher(db, request), caller.id, now);
  const voucher = voucherOfRow(row);
  const belowMinimum = voucherMinimumProblem(voucher, total);
  if (belowMinimum !== null) throw voucherRejected(problemText(belowMinimum));
  const methods = request.payments.map(({ paymentMethodId: id }) => ({ methodId: String(id) }));
  if (usesOtherMethod(voucher, methods)) throw voucherRejected(await otherMethodText(db, row));
  return row;
}

/** The voucher that code and id name together; null when they name different ones. */
async function namedVoucher(
  db: Database,
  { voucherId, voucherCode }: OrderContent,
): Promise<VoucherRow | null> {
  const found =
    voucherCode === null
      ? await voucherById(db, voucherId ?? 0)
      : await voucherByCode(db, voucherCode);
  return voucherId === null || found?.id === voucherId ? found : null;
}

async function otherMethodText(db: Database, voucher: VoucherRow): Promise<string> {
  const [method] = await paymentMethodsById(db, [voucher.paymentMethodId ?? 0]);
  return problemText({
    code: 'VOUCHER_OTHER_METHOD',
    ...(method === undefined ? {} : { methodName: method.name }),
  });
}

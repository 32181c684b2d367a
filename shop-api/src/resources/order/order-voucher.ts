import type { Rupiah } from '@gawai/domain/money';
import { problemText } from '@gawai/domain/texts/problem-text';
import { usesOtherMethod, voucherMinimumProblem } from '@gawai/domain/voucher';
import type { Database } from '../../db/database.ts';
import type { Customer } from '../../http/customer.ts';
import { invalid } from '../../http/rejections.ts';
import { rejected, type ShopResponse } from '../../http/shop-response.ts';
import { voucherByCode, voucherById, type VoucherRow } from '../voucher/queries.ts';
import { checkVoucher, voucherOfRow } from '../voucher/voucher-rules.ts';
import type { OrderRequest } from './order-form.ts';
import { paymentMethodsById } from './record-queries.ts';

/** The voucher of an order, null when it has none, or why it cannot be used. */
export type OrderVoucher =
  | { readonly rejection: null; readonly voucher: VoucherRow | null }
  | { readonly rejection: ShopResponse };

/**
 * Checks the voucher of an order: 401 for guests, 422 for one that cannot be used, does not reach
 * its minimum with `total` rupiah of goods, or belongs to another payment method (shop-api.md 5.19).
 */
export async function orderVoucher(
  db: Database,
  caller: Customer | null,
  request: OrderRequest,
  total: Rupiah,
  now: Date,
): Promise<OrderVoucher> {
  const { voucherId, voucherCode } = request;
  if (voucherId === null && voucherCode === null) return { rejection: null, voucher: null };
  if (caller === null)
    return { rejection: rejected(401, problemText({ code: 'VOUCHER_SIGN_IN' })) };
  const check = await checkVoucher(db, await namedVoucher(db, request), caller.id, now);
  if (check.rejection !== null) return voucherRejected(check.rejection);
  const voucher = voucherOfRow(check.voucher);
  const belowMinimum = voucherMinimumProblem(voucher, total);
  if (belowMinimum !== null) return voucherRejected(problemText(belowMinimum));
  const rows = request.payments.map((row) => ({ methodId: String(row.paymentMethodId) }));
  if (usesOtherMethod(voucher, rows)) {
    return voucherRejected(await otherMethodText(db, check.voucher));
  }
  return { rejection: null, voucher: check.voucher };
}

/** What a shopper reads about a voucher, at its field. */
export function voucherRejected(text: string): { readonly rejection: ShopResponse } {
  return { rejection: invalid({ voucher_code: [text] }) };
}

/** The voucher that code and id name together; null when they name different ones. */
async function namedVoucher(
  db: Database,
  { voucherId, voucherCode }: OrderRequest,
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

import { parseDecimal, zeroDecimal, type Decimal } from '@gawai/domain/decimal';
import { readRateType } from '@gawai/domain/rate';
import type { Voucher } from '@gawai/domain/voucher';
import type { Database } from '../../db/database.ts';
import { invalid } from '../../http/rejections.ts';
import { Rejected } from '../../http/shop-response.ts';
import { hasUsedVoucher, type VoucherRow } from './queries.ts';

/** The error for a customer who has used a voucher (shop-api.md 5.18). */
export const VOUCHER_USED_BEFORE = 'Kode Voucher sudah pernah digunakan';

/** A rejection that the shopper reads at the code of the voucher. */
export const voucherRejected = (text: string) => new Rejected(invalid({ voucher_code: [text] }));

/**
 * Returns the voucher when its customer may use it now: checks code, dates, quota and the one use per customer, in
 * this sequence (shop-api.md 5.18), and throws a rejection. Minimum and payment method depend on the cart and are not
 * checked here.
 */
export async function checkVoucher(
  db: Database,
  voucher: VoucherRow | null,
  userId: number,
  now: Date,
): Promise<VoucherRow> {
  if (voucher?.isActive !== true) throw voucherRejected('Kode Voucher tidak ditemukan');
  if (now < voucher.startsAt) throw voucherRejected('Kode Voucher belum berlaku');
  if (now > voucher.endsAt) throw voucherRejected('Kode Voucher sudah tidak berlaku');
  if (voucher.quota !== null && voucher.usedCount >= voucher.quota) {
    throw voucherRejected('Kuota Voucher sudah habis');
  }
  if (await hasUsedVoucher(db, voucher.id, userId)) throw voucherRejected(VOUCHER_USED_BEFORE);
  return voucher;
}

/** A stored voucher in the format of the price rules. */
export function voucherOfRow(row: VoucherRow): Voucher {
  return {
    discount: { type: readRateType(row.discountType), amount: stored(row.discountAmount) },
    maxDiscount: stored(row.maxDiscount),
    minOrder: stored(row.minOrder),
    paymentMethodId: row.paymentMethodId === null ? null : String(row.paymentMethodId),
  };
}

function stored(value: string | number | null): Decimal {
  return parseDecimal(value) ?? zeroDecimal;
}

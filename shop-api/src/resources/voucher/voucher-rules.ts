import { parseDecimal, zeroDecimal, type Decimal } from '@gawai/domain/decimal';
import { readRateType } from '@gawai/domain/rate';
import type { Voucher } from '@gawai/domain/voucher';
import type { Database } from '../../db/database.ts';
import { hasUsedVoucher, type VoucherRow } from './queries.ts';

/** What a customer reads who has had the one use of a voucher (shop-api.md 5.18). */
export const VOUCHER_USED_BEFORE = 'Kode Voucher sudah pernah digunakan';

/** A voucher its customer may use now, or why not, as the shopper reads it. */
export type VoucherCheck =
  { readonly rejection: null; readonly voucher: VoucherRow } | { readonly rejection: string };

/**
 * Checks code, dates, quota and the one use per customer, in this order (shop-api.md 5.18). Minimum and
 * payment method depend on the cart and are not looked at here.
 */
export async function checkVoucher(
  db: Database,
  voucher: VoucherRow | null,
  userId: number,
  now: Date,
): Promise<VoucherCheck> {
  if (voucher?.isActive !== true) return { rejection: 'Kode Voucher tidak ditemukan' };
  if (now < voucher.startsAt || now > voucher.endsAt) {
    return { rejection: 'Kode Voucher sudah tidak berlaku' };
  }
  if (voucher.quota !== null && voucher.usedCount >= voucher.quota) {
    return { rejection: 'Kuota Voucher sudah habis' };
  }
  const isUsedBefore = await hasUsedVoucher(db, voucher.id, userId);
  return isUsedBefore ? { rejection: VOUCHER_USED_BEFORE } : { rejection: null, voucher };
}

/** A stored voucher as the price rules see it. */
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

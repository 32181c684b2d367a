import { compareDecimals, parseDecimal, wholeDecimal, zeroDecimal } from '@gawai/domain/decimal';
import { PAYMENT_AMOUNT_MAX, VOUCHER_CODE_MAX } from '@gawai/domain/limits';
import { readRateType } from '@gawai/domain/rate';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import type { vouchers } from '../../db/tables/voucher.ts';
import type { FormReader } from '../../http/form.ts';
import { readShopTime } from '../../http/read-shop-time.ts';
import type { DayEdge } from '../../http/read-shop-time.ts';

const MOST_USES = 1_000_000;
const HUNDRED_PERCENT = wholeDecimal(100);

/**
 * Reads a new voucher (shop-api.md 5.17, 5.18): `Percentage` up to 100 or `fixed` in whole rupiah, with or
 * without cap, minimum, method and quota. Starts `now` and takes effect until `ends_at`; a day without
 * a time counts whole.
 */
export function readVoucher(form: FormReader, now: Date): typeof vouchers.$inferInsert {
  const code = form.requiredText('voucher_code', fieldLabels.voucherCode, VOUCHER_CODE_MAX);
  if (code !== '' && !/^[A-Za-z0-9_-]+$/.test(code)) {
    form.fail('voucher_code', 'Kode Voucher hanya boleh berisi huruf, angka, - dan _');
  }
  const startsAt = readMoment(form, 'starts_at', 'Mulai', 'start') ?? now;
  const endsAt = readMoment(form, 'ends_at', 'Berakhir', 'end');
  if (endsAt !== null && endsAt <= startsAt) {
    form.fail('ends_at', 'Voucher harus berakhir setelah mulai');
  }
  if (endsAt === null && form.errors?.['ends_at'] === undefined) {
    form.fail('ends_at', 'Kolom Berakhir harus diisi');
  }
  const most = PAYMENT_AMOUNT_MAX;
  return {
    code,
    ...readDiscount(form),
    maxDiscount: form.optionalWholeNumber('max_discount', 'Diskon Maksimal', 1, most),
    minOrder: form.wholeNumber('min_order', 'Minimal Pembelanjaan', 0, most),
    paymentMethodId: form.optionalId('payment_method_id', 'Metode Pembayaran'),
    quota: form.optionalWholeNumber('quota', 'Kuota', 1, MOST_USES),
    startsAt,
    endsAt: endsAt ?? startsAt,
  };
}

function readDiscount(form: FormReader) {
  const word = form.requiredText('discount_type', 'Jenis Diskon');
  const discountType = ['Percentage', 'fixed'].find(
    (known) => known.toLowerCase() === word.toLowerCase(),
  );
  if (word !== '' && discountType === undefined) {
    form.fail('discount_type', 'Jenis Diskon hanya dapat berisi Percentage atau fixed');
  }
  const discountAmount = form.decimal('discount_amount', 'Diskon');
  const amount = parseDecimal(discountAmount) ?? zeroDecimal;
  const isPercentage = discountType !== undefined && readRateType(discountType) === 'PERCENTAGE';
  const isWhole = amount.scale === 0;
  const isUsable =
    compareDecimals(amount, zeroDecimal) > 0 &&
    (isPercentage
      ? amount.scale <= 2 && compareDecimals(amount, HUNDRED_PERCENT) <= 0
      : isWhole && compareDecimals(amount, wholeDecimal(PAYMENT_AMOUNT_MAX)) <= 0);
  if (discountType !== undefined && form.errors?.['discount_amount'] === undefined && !isUsable) {
    const range = isPercentage ? 'di atas 0 sampai 100 persen' : 'rupiah bulat di atas 0';
    form.fail('discount_amount', `Diskon harus ${range}`);
  }
  return { discountType: discountType ?? 'fixed', discountAmount };
}

function readMoment(form: FormReader, field: string, label: string, edge: DayEdge): Date | null {
  const text = form.optionalText(field, label);
  if (text === null) return null;
  const moment = readShopTime(text, edge);
  if (moment === null)
    form.fail(field, `Kolom ${label} harus seperti 2026-12-31 atau 2026-12-31 18:00`);
  return moment;
}

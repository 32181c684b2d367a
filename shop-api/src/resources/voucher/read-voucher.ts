import { compareDecimals, parseDecimal, wholeDecimal, zeroDecimal } from '@gawai/domain/decimal';
import { PAYMENT_AMOUNT_MAX, VOUCHER_CODE_MAX } from '@gawai/domain/limits';
import { readRateType } from '@gawai/domain/rate';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import type { vouchers } from '../../db/tables/voucher.ts';
import { field, fieldSet, mapped, schemaOf, type Field } from '../../http/fields.ts';
import type { FieldReader } from '../../http/field-reader.ts';
import { readShopTime, type DayEdge } from '../../http/shop-time.ts';

const MAX_USES = 1_000_000;
const HUNDRED_PERCENT = wholeDecimal(100);

const code = fieldSet({
  voucher_code: mapped(
    field.text(fieldLabels.voucherCode, 'Letters, digits, - and _', VOUCHER_CODE_MAX),
    (text, reader, name) => {
      if (text !== '' && !/^[A-Za-z0-9_-]+$/.test(text)) {
        reader.fail(name, 'Kode Voucher hanya boleh berisi huruf, angka, - dan _');
      }
      return text;
    },
  ),
  starts_at: moment('Mulai', 'First moment, now when it is missing', 'start'),
  ends_at: { ...moment('Berakhir', 'Last moment', 'end'), isRequired: true },
});

const discount = fieldSet({
  discount_type: mapped(
    field.text('Jenis Diskon', '`Percentage` or `fixed`, in any letter case'),
    (word, reader, name) => {
      const known = ['Percentage', 'fixed'].find(
        (type) => type.toLowerCase() === word.toLowerCase(),
      );
      if (word !== '' && known === undefined) {
        reader.fail(name, 'Jenis Diskon hanya dapat berisi Percentage atau fixed');
      }
      return known;
    },
  ),
  discount_amount: {
    ...field.decimal('Diskon', 'Above 0 to 100 per cent, or whole rupiah above 0'),
    isRequired: true,
  },
});

const conditions = fieldSet({
  max_discount: field.optionalWhole('Diskon Maksimal', 'Cap in rupiah', 1, PAYMENT_AMOUNT_MAX),
  min_order: field.whole('Minimal Pembelanjaan', 'Minimum total in rupiah', 0, PAYMENT_AMOUNT_MAX),
  payment_method_id: field.optionalId(
    'Metode Pembayaran',
    'The only payment method of the voucher',
  ),
  quota: field.optionalWhole('Kuota', 'Uses of all customers together', 1, MAX_USES),
});

/** The body of POST /operator/voucher. */
export const newVoucherBody = schemaOf(code, discount, conditions);

/**
 * Reads a new voucher (shop-api.md 5.17, 5.18): `Percentage` up to 100 or `fixed` in whole rupiah, with optional cap,
 * minimum, method and quota. Valid from `now` until `ends_at`; a date without a time includes the whole day.
 */
export function readVoucher(reader: FieldReader, now: Date): typeof vouchers.$inferInsert {
  const { voucherCode, startsAt: from, endsAt } = code.read(reader);
  const startsAt = from ?? now;
  if (endsAt !== null && endsAt <= startsAt) {
    reader.fail('ends_at', 'Voucher harus berakhir setelah mulai');
  }
  if (endsAt === null && reader.errors?.['ends_at'] === undefined) {
    reader.fail('ends_at', 'Kolom Berakhir harus diisi');
  }
  const discounted = readDiscount(reader);
  return {
    code: voucherCode,
    ...discounted,
    ...conditions.read(reader),
    startsAt,
    endsAt: endsAt ?? startsAt,
  };
}

function readDiscount(reader: FieldReader) {
  const { discountType, discountAmount } = discount.read(reader);
  const amount = parseDecimal(discountAmount) ?? zeroDecimal;
  const isPercentage = discountType !== undefined && readRateType(discountType) === 'PERCENTAGE';
  const isWhole = amount.scale === 0;
  const isUsable =
    compareDecimals(amount, zeroDecimal) > 0 &&
    (isPercentage
      ? amount.scale <= 2 && compareDecimals(amount, HUNDRED_PERCENT) <= 0
      : isWhole && compareDecimals(amount, wholeDecimal(PAYMENT_AMOUNT_MAX)) <= 0);
  if (discountType !== undefined && reader.errors?.['discount_amount'] === undefined && !isUsable) {
    const range = isPercentage ? 'di atas 0 sampai 100 persen' : 'rupiah bulat di atas 0';
    reader.fail('discount_amount', `Diskon harus ${range}`);
  }
  return { discountType: discountType ?? 'fixed', discountAmount };
}

function moment(label: string, description: string, edge: DayEdge): Field<Date | null> {
  const text = field.optionalText(label, `${description}: YYYY-MM-DD or YYYY-MM-DD HH:MM`);
  return mapped(text, (value, reader, name) => {
    const read = value === null ? null : readShopTime(value, edge);
    if (value !== null && read === null)
      reader.fail(name, `Kolom ${label} harus seperti 2026-12-31 atau 2026-12-31 18:00`);
    return read;
  });
}

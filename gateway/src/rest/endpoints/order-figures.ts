import { ceilDecimal, type Decimal } from '@gawai/domain/decimal';
import type { Rupiah } from '@gawai/domain/money';
import type { WireEntry } from '../wire/wire-entry.ts';

/** Delivery costs; parts that the shop does not send are null. */
export interface ShippingCostRecord {
  readonly fee: Rupiah | null;
  readonly additionalFee: Rupiah | null;
  readonly total: Rupiah;
}

/** Insurance costs; parts that the shop does not send are null. */
export interface InsuranceCostRecord {
  /** Percent. */
  readonly rate: Decimal | null;
  /** Rupiah, perhaps with a fraction. */
  readonly fixedFee: Decimal | null;
  readonly total: Rupiah;
}

/** The figures of a saved order (shop-api.md 5.20). */
export interface OrderFiguresRecord {
  /** Of the lines. */
  readonly subtotal: Rupiah;
  readonly voucherCode: string | null;
  readonly discount: Rupiah;
  readonly shipping: ShippingCostRecord;
  readonly insurance: InsuranceCostRecord;
  readonly paymentFee: Rupiah;
  readonly grandTotal: Rupiah;
}

/** Reads the figures; a sum that cannot be read makes the order unusable. */
export function readFigures(entry: WireEntry): OrderFiguresRecord {
  const figure = (field: string) => entry.rupiah(field);
  return {
    subtotal: figure('total'),
    voucherCode: entry.textOrNull('voucher_code'),
    discount: figure('voucher_discount'),
    shipping: {
      fee: figureOrNull(entry, 'shipping_fee'),
      additionalFee: figureOrNull(entry, 'additional_shipping_fee'),
      total: figure('total_shipping_fee'),
    },
    insurance: {
      rate: entry.amountOrNull('insurance_fee_percentage'),
      fixedFee: entry.amountOrNull('insurance_fee_amount'),
      total: figure('total_insurance_fee'),
    },
    paymentFee: figure('payment_fee'),
    grandTotal: figure('grand_total'),
  };
}

/** Whole rupiah, rounded up; null when the shop sends none. */
export function figureOrNull(entry: WireEntry, field: string): Rupiah | null {
  const amount = entry.amountOrNull(field);
  return amount === null ? null : ceilDecimal(amount);
}

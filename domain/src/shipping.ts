import {
  addDecimals,
  ceilDecimal,
  percentOf,
  wholeDecimal,
  zeroDecimal,
  type Decimal,
} from './decimal.ts';
import type { Rupiah } from './money.ts';

/** How the goods reach the shopper; `delivery` and `pickup` on the wire (specification.md 4). */
export type ShippingType = 'DELIVERY' | 'PICKUP';

/** What a courier charges beside its own fee (specification.md 3). */
export type ShippingMethod = {
  /** True when the fee comes from a courier's fee options, false for the shop's own courier. */
  readonly isCourierCalculated: boolean;
  readonly additionalFee: Decimal;
  /** Percent of the discounted goods total. */
  readonly insuranceFeePercentage: Decimal;
  /** Rupiah on top of the percentage. */
  readonly insuranceFeeAmount: Decimal;
};

/** The price of the chosen courier service, in rupiah, possibly with a fraction. */
export type ShippingCost = { readonly cost: Decimal };

/** The choices of a delivery or pickup. */
export type ShippingChoice = {
  /** Null while the shopper has not chosen one. */
  readonly shippingType: ShippingType | null;
  readonly method: ShippingMethod | null;
  readonly option: ShippingCost | null;
};

/** Every shipping and insurance figure of an order; the totals are whole rupiah, rounded up. */
export type ShippingCharges = {
  readonly shippingFee: Decimal;
  readonly additionalShippingFee: Decimal;
  readonly totalShippingFee: Rupiah;
  readonly insuranceFeePercentage: Decimal;
  readonly insuranceFeeAmount: Decimal;
  readonly totalInsuranceFee: Rupiah;
};

/** The figures of an order that nothing is charged for. */
export const NO_CHARGES: ShippingCharges = {
  shippingFee: zeroDecimal,
  additionalShippingFee: zeroDecimal,
  totalShippingFee: 0,
  insuranceFeePercentage: zeroDecimal,
  insuranceFeeAmount: zeroDecimal,
  totalInsuranceFee: 0,
};

/** Reads a shipping type of the wire: any text that holds `pick`, in any letter case, is pickup. */
export function readShippingType(value: unknown): ShippingType {
  return typeof value === 'string' && value.toLowerCase().includes('pick') ? 'PICKUP' : 'DELIVERY';
}

/** The value of a shipping type on the wire. */
export function wireShippingType(type: ShippingType): 'delivery' | 'pickup' {
  return type === 'PICKUP' ? 'pickup' : 'delivery';
}

/**
 * Shipping and insurance of a choice (specification.md 9). All 0 unless a method of
 * delivery is chosen. The shop's own courier costs its additional fee only. Insurance is calculated from the goods
 * after discount; its two parts are added first and rounded up once.
 */
export function shippingCharges(choice: ShippingChoice, discountedTotal: Rupiah): ShippingCharges {
  const { shippingType, method, option } = choice;
  if (shippingType !== 'DELIVERY' || method === null) return NO_CHARGES;
  const shippingFee = method.isCourierCalculated && option !== null ? option.cost : zeroDecimal;
  const insurance = addDecimals(
    percentOf(wholeDecimal(discountedTotal), method.insuranceFeePercentage),
    method.insuranceFeeAmount,
  );
  return {
    shippingFee,
    additionalShippingFee: method.additionalFee,
    totalShippingFee: ceilDecimal(addDecimals(shippingFee, method.additionalFee)),
    insuranceFeePercentage: method.insuranceFeePercentage,
    insuranceFeeAmount: method.insuranceFeeAmount,
    totalInsuranceFee: ceilDecimal(insurance),
  };
}

/**
 * True when nothing is left to choose: pickup, the shop's own courier, or a courier-calculated
 * method with one of its fee options. No fee is never read as free shipping.
 */
export function isShippingChoiceComplete(choice: ShippingChoice): boolean {
  if (choice.shippingType !== 'DELIVERY') return choice.shippingType === 'PICKUP';
  return choice.method !== null && (!choice.method.isCourierCalculated || choice.option !== null);
}

/** The weight in a request for courier fees: whole grams, rounded up, at least 1 (shop-api.md 5.14). */
export function weightQueryGrams(totalWeight: Decimal): number {
  return Math.max(1, ceilDecimal(totalWeight));
}

/**
 * Delivery days as a shopper reads them (shop-api.md 5.14): `2-3 hari`; `3-3 day` shows `3 hari`, 0 is
 * `Hari ini`, a text without digits shows nothing (null).
 */
export function etdText(etd: string | null): string | null {
  const match = /0*(\d+)(?:\s*[-–]\s*0*(\d+))?/.exec(etd ?? '');
  const from = match?.[1];
  if (from === undefined) return null;
  const to = match?.[2] ?? from;
  if (from !== to) return `${from}-${to} hari`;
  return from === '0' ? 'Hari ini' : `${from} hari`;
}

import {
  addDecimals,
  floorDecimal,
  multiplyDecimals,
  parseDecimal,
  wholeDecimal,
  zeroDecimal,
} from './decimal.ts';
import { PAYMENT_AMOUNT_MAX } from './limits.ts';

/** An amount of money: whole rupiah, 0 or more, always a safe integer (may pass 2,147,483,647). */
export type Rupiah = number;

/** True for whole, non-negative amounts that a number holds exactly. */
export function isRupiah(value: unknown): value is Rupiah {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/**
 * Reads whole rupiah as the shop sends them (shop-api.md 2): `12500000`, `"12500000.00"`, null
 * and blank text (= 0). A fraction of a rupiah, a negative amount, thousands marks and amounts past
 * the safe integers return undefined. Fees that may have a fraction are read with `parseDecimal`.
 */
export function parseRupiah(value: unknown): Rupiah | undefined {
  const exact = parseDecimal(value);
  if (exact === undefined || exact.scale > 0 || exact.coefficient < 0n) return undefined;
  if (exact.coefficient > BigInt(Number.MAX_SAFE_INTEGER)) return undefined;
  return Number(exact.coefficient);
}

/** A whole number with dots between the thousands, as Indonesia writes it: `1.500.000`. */
export function formatWhole(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, '.');
}

/**
 * Money text of the shop, `Rp 1.500.000`: a plain space and dots (specification.md 9). Not
 * from Intl, because its Indonesian format puts a no-break space after Rp.
 */
export function formatRupiah(amount: Rupiah): string {
  return amount < 0 ? `-Rp ${formatWhole(-amount)}` : `Rp ${formatWhole(amount)}`;
}

/**
 * Reads an amount as a shopper types it: dots and blanks are ignored and a leading `Rp` is allowed,
 * so the text of `formatRupiah` reads back. Negative, blank, unreadable or absurdly long input is 0.
 */
export function parseTypedRupiah(typed: string): Rupiah {
  const digits = typed.replace(/^\s*Rp/i, '').replace(/[.\s]/g, '');
  if (!/^\d+$/.test(digits)) return 0;
  const amount = Number(digits);
  return amount <= PAYMENT_AMOUNT_MAX ? amount : 0;
}

/** Exact sum of amounts. Throws a RangeError when the sum cannot be held exactly. */
export function sumRupiah(amounts: readonly Rupiah[]): Rupiah {
  return floorDecimal(amounts.map(wholeDecimal).reduce(addDecimals, zeroDecimal));
}

/** price x quantity, exact. Throws a RangeError when the product cannot be held exactly. */
export function multiplyRupiah(price: Rupiah, quantity: number): Rupiah {
  return floorDecimal(multiplyDecimals(wholeDecimal(price), wholeDecimal(quantity)));
}

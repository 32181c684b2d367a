import { isBlank } from './blank.ts';

/**
 * An exact decimal number: `coefficient / 10^scale`, normalised so that equal values have equal
 * fields. Rates (`"2.90"` percent), weights (grams with a fraction) and courier fees are decimals
 * until a rounding rule turns them into whole rupiah. Holds a bigint, so it cannot be sent as JSON:
 * send `decimalText` of it.
 */
export type Decimal = { readonly coefficient: bigint; readonly scale: number };

/** Nothing: what null, a missing value and blank text mean on the wire (shop-api.md 2). */
export const zeroDecimal: Decimal = { coefficient: 0n, scale: 0 };

const WIRE_PATTERN = /^-?\d+(?:\.\d+)?$/;
// Longer digit runs are no price, rate or weight; rejecting them bounds the cost of bigint parsing.
const MAX_CHARACTERS = 40;

function normalise(coefficient: bigint, scale: number): Decimal {
  let digits = coefficient;
  let decimals = scale;
  while (decimals > 0 && digits % 10n === 0n) {
    digits /= 10n;
    decimals -= 1;
  }
  return { coefficient: digits, scale: decimals };
}

function parseText(text: string): Decimal | undefined {
  if (text.length > MAX_CHARACTERS || !WIRE_PATTERN.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  return normalise(BigInt(whole + fraction), fraction.length);
}

/**
 * Reads a number as the shop sends it (shop-api.md 2): a number, a bigint or a text with a dot
 * (`"0.20"`); null, missing and blank text are 0. Thousands marks, exponents, NaN, Infinity, whole
 * numbers too large to be exact and everything else return undefined.
 */
export function parseDecimal(value: unknown): Decimal | undefined {
  if (isBlank(value)) return zeroDecimal;
  if (typeof value === 'bigint') return parseText(value.toString());
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value)) return { coefficient: BigInt(value), scale: 0 };
    return Number.isInteger(value) ? undefined : parseText(String(value));
  }
  return typeof value === 'string' ? parseText(value.trim()) : undefined;
}

/** A whole number (rupiah, pieces) as a decimal. Throws a RangeError for anything not a safe integer. */
export function wholeDecimal(value: number): Decimal {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe whole number: ${value}`);
  return { coefficient: BigInt(value), scale: 0 };
}

function coefficientAt(value: Decimal, scale: number): bigint {
  return value.coefficient * 10n ** BigInt(scale - value.scale);
}

/** Exact sum. */
export function addDecimals(left: Decimal, right: Decimal): Decimal {
  const scale = Math.max(left.scale, right.scale);
  return normalise(coefficientAt(left, scale) + coefficientAt(right, scale), scale);
}

/** Exact product. */
export function multiplyDecimals(left: Decimal, right: Decimal): Decimal {
  return normalise(left.coefficient * right.coefficient, left.scale + right.scale);
}

/** Exact `percent` percent of `amount`: amount x percent / 100, not rounded. */
export function percentOf(amount: Decimal, percent: Decimal): Decimal {
  return normalise(amount.coefficient * percent.coefficient, amount.scale + percent.scale + 2);
}

/** Below 0 when left is smaller, 0 when equal, above 0 when left is larger. */
export function compareDecimals(left: Decimal, right: Decimal): number {
  const scale = Math.max(left.scale, right.scale);
  const difference = coefficientAt(left, scale) - coefficientAt(right, scale);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** The smaller of two decimals. */
export function minDecimal(left: Decimal, right: Decimal): Decimal {
  return compareDecimals(left, right) <= 0 ? left : right;
}

function toSafeNumber(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`amount too large to be exact: ${value}`);
  return number;
}

/** Largest whole number not above the value. Throws a RangeError past the safe integers. */
export function floorDecimal(value: Decimal): number {
  const unit = 10n ** BigInt(value.scale);
  const quotient = value.coefficient / unit;
  const isExact = value.coefficient % unit === 0n;
  return toSafeNumber(value.coefficient < 0n && !isExact ? quotient - 1n : quotient);
}

/** Smallest whole number not below the value. Throws a RangeError past the safe integers. */
export function ceilDecimal(value: Decimal): number {
  const unit = 10n ** BigInt(value.scale);
  const quotient = value.coefficient / unit;
  const isExact = value.coefficient % unit === 0n;
  return toSafeNumber(value.coefficient > 0n && !isExact ? quotient + 1n : quotient);
}

/** Plain text with a dot and without trailing zeros, as on the wire and in the worked cases: `562.5`. */
export function decimalText(value: Decimal): string {
  if (value.scale === 0) return value.coefficient.toString();
  const sign = value.coefficient < 0n ? '-' : '';
  const digits = value.coefficient
    .toString()
    .replace('-', '')
    .padStart(value.scale + 1, '0');
  return `${sign}${digits.slice(0, -value.scale)}.${digits.slice(-value.scale)}`;
}

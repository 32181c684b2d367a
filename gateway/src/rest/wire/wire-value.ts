import { isBlank } from '@gawai/domain/blank';
import {
  ceilDecimal,
  compareDecimals,
  parseDecimal,
  wholeDecimal,
  type Decimal,
} from '@gawai/domain/decimal';
import type { Rupiah } from '@gawai/domain/money';

const ID_TEXT = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;

/**
 * An id as opaque text (shop-api.md 2): a positive whole number, numeric text, or other text of letters,
 * digits, `-` and `_`. Null for 0, null, missing and blank, which mean "none"; undefined for anything else.
 */
export function readId(value: unknown): string | null | undefined {
  if (isBlank(value)) return null;
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value) || value < 0) return undefined;
    return value === 0 ? null : String(value);
  }
  if (typeof value !== 'string') return undefined;
  const text = value.trim().replace(/^(\d+)\.0+$/, '$1');
  if (/^0+$/.test(text)) return null;
  return ID_TEXT.test(text) ? text : undefined;
}

/** Text, also of a number. Null for null, missing, blank text and anything else. */
export function readText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && !isBlank(value) ? value : null;
}

/** A decimal of zero or more; null, missing and blank are 0. Undefined for anything else. */
export function readAmount(value: unknown): Decimal | undefined {
  const amount = parseDecimal(value);
  return amount === undefined || amount.coefficient < 0n ? undefined : amount;
}

/** Ambiguous: 85 thousand in Indonesian notation, 85 as a JSON number. */
const THOUSANDS_OR_FRACTION = /^[1-9]\d{0,2}\.\d{3}$/;

/** The same for an amount of money. Undefined also for text such as `"85.000"`, which may mean 85 thousand. */
export function readMoney(value: unknown): Decimal | undefined {
  if (typeof value === 'string' && THOUSANDS_OR_FRACTION.test(value.trim())) return undefined;
  return readAmount(value);
}

/** A JSON number that is whole, which needs no exact decimal; undefined for every other value. */
function plainWhole(value: unknown): number | undefined {
  // Adding 0 makes 0 of -0.
  return typeof value === 'number' && Number.isSafeInteger(value) ? value + 0 : undefined;
}

const RUPIAH_MAX = wholeDecimal(Number.MAX_SAFE_INTEGER);

/**
 * An amount in whole rupiah; a fraction is rounded up. Null, missing and blank are 0. Undefined for negative
 * amounts, for those above the safe integers, and for anything else.
 */
export function readRupiah(value: unknown): Rupiah | undefined {
  const plain = plainWhole(value);
  if (plain !== undefined) return plain < 0 ? undefined : plain;
  const amount = readMoney(value);
  if (amount === undefined || compareDecimals(amount, RUPIAH_MAX) > 0) return undefined;
  return ceilDecimal(amount);
}

/** Largest GraphQL `Int`. */
export const INT_MAX = 2_147_483_647;

/** A whole number, e.g. a count or a stock; undefined for anything else. */
export function readWhole(value: unknown): number | undefined {
  const plain = plainWhole(value);
  if (plain !== undefined) return plain;
  if (isBlank(value)) return undefined;
  const number = parseDecimal(value);
  if (number === undefined || number.scale > 0) return undefined;
  const whole = Number(number.coefficient);
  return Number.isSafeInteger(whole) ? whole : undefined;
}

const JAKARTA_OFFSET_MS = 7 * 3_600_000;
const WIRE_TIME =
  /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:[.,]\d{1,9})?(Z|[+-]\d{2}:?\d{2})?$/i;

/** The shop's own format on a day that every month has: valid without further checks. */
const PLAIN_TIME =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8]) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/**
 * A time as ISO 8601 text in Jakarta time, e.g. `2026-11-20T14:03:22+07:00`. The shop's own format has no zone
 * and means Jakarta; ISO formats with a zone are converted (shop-api.md 2). Null for anything else.
 */
export function readTime(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  if (PLAIN_TIME.test(value)) return `${value.slice(0, 10)}T${value.slice(11)}+07:00`;
  const match = WIRE_TIME.exec(value.trim());
  if (match === null) return null;
  const [, date = '', time = '', zone = '+07:00'] = match;
  const colonZone = zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2').toUpperCase();
  const moment = Date.parse(`${date}T${time}${colonZone}`);
  if (Number.isNaN(moment)) return null;
  return new Date(moment + JAKARTA_OFFSET_MS).toISOString().replace(/\.\d{3}Z$/, '+07:00');
}

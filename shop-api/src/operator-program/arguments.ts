import { PAYMENT_AMOUNT_MAX } from '@gawai/domain/limits';
import { parseTypedRupiah } from '@gawai/domain/money';
import type { CommandInput } from './command.ts';
import { UsageError } from './program-error.ts';

/** Maximum pieces of a stock and uses of a voucher. */
const COUNT_MAX = 1_000_000;
const RUPIAH = /^(?:Rp\s*)?(?:\d{1,13}|\d{1,3}(?:\.\d{3}){1,4})$/i;

/** An argument of the command; commander has checked the number of arguments. */
export function argAt({ args }: CommandInput, index: number): string {
  return args[index] ?? '';
}

/** The number of a payment, the first argument. */
export function paymentOf(input: CommandInput): string {
  const word = argAt(input, 0);
  if (/^[1-9]\d{0,9}$/.test(word)) return word;
  throw new UsageError(`"${word}" is not the number of a payment.`);
}

/** Whole rupiah: `1500000`, `1.500.000` or `Rp 1.500.000`. */
export function rupiahOf(text: string, name: string): number {
  const amount = RUPIAH.test(text.trim()) ? parseTypedRupiah(text) : -1;
  if (amount >= 0 && amount <= PAYMENT_AMOUNT_MAX) return amount;
  throw new UsageError(`${name} must be whole rupiah such as 1500000 or 1.500.000, not "${text}".`);
}

/** A count of pieces or uses. */
export function countOf(text: string, name: string, least = 0): number {
  const count = /^\d{1,9}$/.test(text.trim()) ? Number(text) : -1;
  if (count >= least && count <= COUNT_MAX) return count;
  throw new UsageError(
    `${name} must be a whole number from ${least} to ${COUNT_MAX}, not "${text}".`,
  );
}

/** The number of a page as the query of a list has it; undefined for the first one. */
export function pageOf({ options }: CommandInput): string | undefined {
  const { page } = options;
  if (page === undefined || /^[1-9]\d{0,8}$/.test(page)) return page;
  throw new UsageError(`--page must be a number from 1, not "${page}".`);
}

/** A percent-encoded path segment. Blanks and dots would change the path. */
export function pathPart(word: string): string {
  if (/^\s*\.{0,2}\s*$/.test(word)) {
    throw new UsageError(`"${word}" is no number, hash, SKU or code.`);
  }
  return encodeURIComponent(word);
}

/** The query string of the defined values with its question mark; empty for none. */
export function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) query.set(name, value);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

import { PAYMENT_AMOUNT_MAX } from '@gawai/domain/limits';
import { parseTypedRupiah } from '@gawai/domain/money';
import type { CommandInput } from './command.ts';
import { UsageError } from './program-error.ts';

const RUPIAH = /^(?:Rp\s*)?(?:\d{1,13}|\d{1,3}(?:\.\d{3}){1,4})$/i;

/** A word of the command, which the program has counted before. */
export function wordAt({ words }: CommandInput, place: number): string {
  return words[place] ?? '';
}

/** An id of a list of this program, such as that of a payment. */
export function idAt(input: CommandInput, place: number, what: string): string {
  const word = wordAt(input, place);
  if (/^[1-9]\d{0,9}$/.test(word)) return word;
  throw new UsageError(`"${word}" is no number of a ${what}.`);
}

/** Whole rupiah: `1500000`, `1.500.000` or `Rp 1.500.000`. */
export function rupiahOf(text: string, name: string): number {
  const amount = RUPIAH.test(text.trim()) ? parseTypedRupiah(text) : -1;
  if (amount >= 0 && amount <= PAYMENT_AMOUNT_MAX) return amount;
  throw new UsageError(`${name} must be whole rupiah such as 1500000 or 1.500.000, not "${text}".`);
}

/** A count of pieces or uses, 0 or more. */
export function countOf(text: string, name: string): number {
  if (/^\d{1,9}$/.test(text.trim())) return Number(text);
  throw new UsageError(`${name} must be a whole number, not "${text}".`);
}

/** The part of an address that a word becomes. */
export function pathPart(word: string): string {
  return encodeURIComponent(word);
}

/** A query of the options that were given, with its question mark; empty for none. */
export function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) query.set(name, value);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

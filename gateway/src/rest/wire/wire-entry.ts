import { isBlank } from '@gawai/domain/blank';
import { zeroDecimal, type Decimal } from '@gawai/domain/decimal';
import { readFlag, readPaidState, type PaidState } from '@gawai/domain/flag';
import type { Rupiah } from '@gawai/domain/money';
import { isSlug } from '@gawai/domain/url-keys';
import { asList, asObject, isWire, type Wire } from './wire-shape.ts';
import {
  INT_MAX,
  readAmount,
  readId,
  readMoney,
  readRupiah,
  readText,
  readTime,
  readWhole,
} from './wire-value.ts';

/** An entry of the shop that cannot be used; `field` is missing or invalid. */
export class UnusableEntry extends Error {
  override readonly name = 'UnusableEntry';
  readonly field: string;

  /** `field` is the wire name. */
  constructor(field: string) {
    super(`unusable: ${field}`);
    this.field = field;
  }
}

/**
 * One JSON object of the shop, read field by field with the tolerance of shop-api.md 2. Readers of required
 * fields throw `UnusableEntry`; the others return null or a default. Null and missing are the same, except for
 * `has`.
 */
export class WireEntry {
  readonly #wire: Wire;

  /** Throws `UnusableEntry` when it is not an object. */
  constructor(value: unknown) {
    if (!isWire(value)) throw new UnusableEntry('(entry)');
    this.#wire = value;
  }

  /** Whether the shop sent the field, also as null. */
  has(field: string): boolean {
    return Object.hasOwn(this.#wire, field);
  }

  /** The unparsed field, for readers of the domain. */
  raw(field: string): unknown {
    // No field of the contract has the name of an inherited property.
    return this.#wire[field];
  }

  /** The first of several fields that is not blank; for fields with more than one name. */
  either(...fields: readonly string[]): unknown {
    for (const field of fields) {
      const value = this.raw(field);
      if (!isBlank(value)) return value;
    }
    return undefined;
  }

  /** Required id. */
  id(...fields: readonly [string, ...string[]]): string {
    const id = readId(this.either(...fields));
    if (id === null || id === undefined) throw new UnusableEntry(fields[0]);
    return id;
  }

  /** Id of another record; null for none and for anything unreadable. */
  idOrNull(field: string): string | null {
    return readId(this.raw(field)) ?? null;
  }

  /** Required text, not blank. */
  text(...fields: readonly [string, ...string[]]): string {
    const text = readText(this.either(...fields));
    if (text === null) throw new UnusableEntry(fields[0]);
    return text;
  }

  /** Required slug: a text that can be one segment of a path, so that a listed record can be opened. */
  slug(field: string): string {
    const slug = this.text(field);
    if (!isSlug(slug)) throw new UnusableEntry(field);
    return slug;
  }

  /** Text; null when blank. */
  textOrNull(...fields: readonly [string, ...string[]]): string | null {
    return readText(this.either(...fields));
  }

  /** Whole rupiah, a fraction rounded up; null, missing and blank are 0. */
  rupiah(field: string): Rupiah {
    const amount = readRupiah(this.raw(field));
    if (amount === undefined) throw new UnusableEntry(field);
    return amount;
  }

  /** Required whole rupiah, a fraction rounded up. */
  requiredRupiah(field: string): Rupiah {
    if (this.either(field) === undefined) throw new UnusableEntry(field);
    return this.rupiah(field);
  }

  /** Whole rupiah above 0, a fraction rounded up; null for none, 0 and anything unreadable. */
  rupiahOrNull(field: string): Rupiah | null {
    return readRupiah(this.raw(field)) || null;
  }

  /** Exact decimal of zero or more; null, missing and blank are 0. */
  amount(field: string): Decimal {
    const amount = readAmount(this.raw(field));
    if (amount === undefined) throw new UnusableEntry(field);
    return amount;
  }

  /** Exact amount of money of zero or more; null, missing and blank are 0. */
  money(field: string): Decimal {
    const amount = readMoney(this.raw(field));
    if (amount === undefined) throw new UnusableEntry(field);
    return amount;
  }

  /** Exact decimal of zero or more; null for none and anything unreadable. */
  amountOrNull(field: string): Decimal | null {
    if (this.either(field) === undefined) return null;
    return readAmount(this.raw(field)) ?? null;
  }

  /** Weight in grams; 0 for an invalid weight. */
  grams(field: string): Decimal {
    return readAmount(this.raw(field)) ?? zeroDecimal;
  }

  /** Pieces of stock, at most `INT_MAX`: below 0 and unreadable count as 0 (shop-api.md 5.2). */
  stock(field: string): number {
    return Math.min(INT_MAX, Math.max(0, readWhole(this.raw(field)) ?? 0));
  }

  /** Whole number; null when missing, invalid, or too large for an `Int`. */
  wholeOrNull(field: string): number | null {
    const whole = readWhole(this.raw(field));
    return whole === undefined || Math.abs(whole) > INT_MAX ? null : whole;
  }

  /** Yes or no. */
  flag(field: string): boolean {
    return readFlag(this.raw(field));
  }

  /** State of a payment. */
  paidState(field: string): PaidState {
    return readPaidState(this.raw(field));
  }

  /** ISO 8601 text in Jakarta time; null when unreadable. */
  time(field: string): string | null {
    return readTime(this.raw(field));
  }

  /** Path or address of an image as the shop sends it; null for none. */
  image(field: string): string | null {
    const value = this.raw(field);
    return typeof value === 'string' ? readText(value.trim()) : null;
  }

  /** A nested object; null when it is missing or no object. */
  entry(field: string): WireEntry | null {
    const value = asObject(this.raw(field));
    return value === null || value === undefined ? null : new WireEntry(value);
  }

  /** The usable entries of a nested list. */
  entries<Entry>(field: string, read: (entry: WireEntry) => Entry, mark = 'id'): Entry[] {
    return readUsableEntries(asList(this.raw(field), [mark]) ?? [], read).items;
  }
}

/** A record, or the wire field that made it unusable. */
export type Usable<Entry> =
  | { readonly ok: true; readonly entry: Entry }
  | { readonly ok: false; readonly field: string };

/** Reads one entry, or returns the field that is missing or invalid. */
export function readUsable<Entry>(
  value: unknown,
  read: (entry: WireEntry) => Entry,
): Usable<Entry> {
  try {
    return { ok: true, entry: read(new WireEntry(value)) };
  } catch (error) {
    if (error instanceof UnusableEntry) return { ok: false, field: error.field };
    throw error;
  }
}

/** The records of a list without the unusable ones. */
export interface UsableEntries<Entry> {
  readonly items: Entry[];
  /** How many were left out. */
  readonly dropped: number;
  /** The wire fields that were missing or invalid, each once. */
  readonly brokenFields: readonly string[];
}

/** Reads the entries of a list without the unusable ones. */
export function readUsableEntries<Entry>(
  values: readonly unknown[],
  read: (entry: WireEntry) => Entry,
): UsableEntries<Entry> {
  const items: Entry[] = [];
  const brokenFields: string[] = [];
  for (const value of values) {
    const result = readUsable(value, read);
    if (result.ok) items.push(result.entry);
    else if (!brokenFields.includes(result.field)) brokenFields.push(result.field);
  }
  return { items, dropped: values.length - items.length, brokenFields };
}

import { cleanText } from '@gawai/domain/field-check';
import type { FieldErrors } from './shop-response.ts';
import { idFrom, isPlainText } from './text.ts';

/** Default maximum length of a text, in characters. */
export const DEFAULT_LENGTH = 255;

/**
 * Reads the fields of a JSON body and collects errors by field, so that one response names all of them (shop-api.md
 * 3). After an error a reader returns a placeholder: check `errors` before using any value. Texts are trimmed; NUL and
 * broken Unicode are rejected.
 */
export class FieldReader {
  readonly #values: ReadonlyMap<string, unknown>;
  readonly #path: string;
  readonly #errors: Map<string, string[]>;

  constructor(body: unknown, path = '', errors = new Map<string, string[]>()) {
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    this.#values = new Map(isObject ? Object.entries(body) : []);
    this.#path = path;
    this.#errors = errors;
  }

  /** Errors so far by field, or null without errors. */
  get errors(): FieldErrors | null {
    return this.#errors.size === 0 ? null : Object.fromEntries(this.#errors);
  }

  fail(field: string, text: string): void {
    const name = this.#path + field;
    this.#errors.set(name, [...(this.#errors.get(name) ?? []), text]);
  }

  /** A text that must be there and not blank. */
  requiredText(field: string, label: string, maxLength = DEFAULT_LENGTH): string {
    const text = this.#text(field, label, maxLength);
    if (text === '') this.fail(field, `Kolom ${label} harus diisi`);
    return text ?? '';
  }

  /** A text that may be missing, null or blank, which are all null. */
  optionalText(field: string, label: string, maxLength = DEFAULT_LENGTH): string | null {
    const text = this.#text(field, label, maxLength);
    return text === '' ? null : text;
  }

  /** An id that must be there. */
  requiredId(field: string, label: string): number {
    if (this.#isBlank(field)) this.fail(field, `Kolom ${label} harus dipilih`);
    return this.optionalId(field, label) ?? 0;
  }

  /** An id, or null when it is missing, null or blank. */
  optionalId(field: string, label: string): number | null {
    if (this.#isBlank(field)) return null;
    const id = idFrom(this.#values.get(field));
    if (id === null) this.#invalid(field, label);
    return id;
  }

  /** A whole number within inclusive bounds; a missing one is 0. */
  wholeNumber(field: string, label: string, min: number, max: number): number {
    const raw = this.#isBlank(field) ? 0 : this.#number(field);
    if (Number.isSafeInteger(raw) && raw >= min && raw <= max) return raw;
    this.#invalid(field, label);
    return min;
  }

  /** A whole number within bounds, or null when missing; below 0 only as a number. */
  optionalWholeNumber(field: string, label: string, min: number, max: number): number | null {
    return this.#isBlank(field) ? null : this.wholeNumber(field, label, min, max);
  }

  /** An amount in whole rupiah, 0 or more; a missing one is 0 (shop-api.md 2). */
  rupiah(field: string, label: string): number {
    return this.wholeNumber(field, label, 0, Number.MAX_SAFE_INTEGER);
  }

  /** An exact decimal, 0 or more, as text such as `0.20`; a missing one is `0` (shop-api.md 2). */
  decimal(field: string, label: string): string {
    const raw = this.#isBlank(field) ? 0 : this.#values.get(field);
    const text = typeof raw === 'number' ? String(raw) : raw;
    if (typeof text === 'string' && /^\s*[0-9]{1,12}(\.[0-9]{1,10})?\s*$/.test(text)) {
      return text.trim();
    }
    this.#invalid(field, label);
    return '0';
  }

  /** Whether a flag is set: `1`, `true`, their texts, or any number above 0 (shop-api.md 2). */
  flag(field: string): boolean {
    const raw = this.#values.get(field);
    return raw === true || raw === 'true' || this.#number(field) > 0;
  }

  /** A list of objects, each read by `read` with errors under `field.<index>.`. */
  list<T>(
    field: string,
    label: string,
    min: number,
    max: number,
    read: (item: FieldReader) => T,
  ): T[] {
    const raw = this.#values.get(field) ?? [];
    if (!Array.isArray(raw) || raw.length > max) {
      this.#invalid(field, label);
      return [];
    }
    if (raw.length < min) this.fail(field, `Kolom ${label} harus diisi`);
    return raw.map((item: unknown, index) =>
      read(new FieldReader(item, `${this.#path}${field}.${index}.`, this.#errors)),
    );
  }

  #isBlank(field: string): boolean {
    const raw = this.#values.get(field) ?? '';
    return typeof raw === 'string' && raw.trim() === '';
  }

  #invalid(field: string, label: string): void {
    this.fail(field, `Kolom ${label} tidak valid`);
  }

  #number(field: string): number {
    const raw = this.#values.get(field);
    if (typeof raw === 'number') return raw;
    const isNumeric = typeof raw === 'string' && /^\s*[0-9]{1,16}(\.0{1,10})?\s*$/.test(raw);
    return isNumeric ? Number(raw) : Number.NaN;
  }

  /** The trimmed text; empty without visible characters, null after an error. */
  #text(field: string, label: string, maxLength: number): string | null {
    const raw = this.#values.get(field) ?? '';
    const text = typeof raw === 'number' ? String(raw) : raw;
    if (typeof text !== 'string' || !isPlainText(text)) {
      this.#invalid(field, label);
      return null;
    }
    const trimmed = cleanText(text);
    if (Array.from(trimmed).length <= maxLength) return trimmed;
    this.fail(field, `Kolom ${label} maksimal ${maxLength} karakter`);
    return null;
  }
}

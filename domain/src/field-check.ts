import type { FormField, Problem } from './problem.ts';

/** A text a form or a request may hold; null and missing count as empty. */
export type FieldText = string | null | undefined;

/** A visible character; U+2800 is an empty pattern of braille. */
const VISIBLE = /[^\s\p{Cc}\p{DI}\u2800]/u;

/** A text without outer blanks, as the shop stores it; null, missing and invisible ones are empty. */
export function cleanText(value: FieldText): string {
  return value && VISIBLE.test(value) ? value.trim() : '';
}

/** Characters of a text as people count them: outer blanks and the halves of an emoji do not count. */
export function textLength(value: FieldText): number {
  return Array.from(cleanText(value)).length;
}

/** `TOO_LONG` for a text of more than `max` characters, else empty. */
export function checkLength(field: FormField, value: FieldText, max: number): Problem[] {
  return textLength(value) > max ? [{ code: 'TOO_LONG', field, max }] : [];
}

/** `Kolom ... harus diisi` for a blank text, else the length check. */
export function checkRequired(field: FormField, value: FieldText, max: number): Problem[] {
  return cleanText(value) === '' ? [{ code: 'REQUIRED', field }] : checkLength(field, value, max);
}

/** `Kolom ... harus dipilih` when nothing is chosen in a select. */
export function checkSelected(field: FormField, value: FieldText): Problem[] {
  return cleanText(value) === '' ? [{ code: 'MUST_SELECT', field }] : [];
}

/** Whether a text can be stored and sent as it is: no NUL and no half of a surrogate pair. */
export function isPlainText(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

/** The largest id the database can hold. */
export const MAX_ID = 2_147_483_647;

/**
 * An id of a path, query or body: a positive whole number, or its digits as text; null for anything else, or above the
 * largest id (shop-api.md 2).
 */
export function idFrom(value: unknown): number | null {
  const number =
    typeof value === 'string' && /^[0-9]{1,10}$/.test(value.trim()) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number)) return null;
  return number >= 1 && number <= MAX_ID ? number : null;
}

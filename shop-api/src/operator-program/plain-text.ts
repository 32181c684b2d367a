/**
 * A text of the shop as one line of a terminal. Buyers choose names and reasons: what could move the
 * cursor, change colours or turn the direction of writing becomes a question mark.
 */
export function plainText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '?')
    .trim();
}

/** JSON whose texts are harmless on a terminal as well. */
export function plainJson(data: unknown): string {
  return JSON.stringify(data, null, 2).replace(
    /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

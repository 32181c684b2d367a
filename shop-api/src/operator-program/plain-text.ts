/**
 * A text as one safe line for a terminal. Names and reasons come from buyers: characters that move the cursor or
 * change colours or text direction become question marks.
 */
export function plainText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '?')
    .trim();
}

/** JSON in which such characters are escaped. */
export function plainJson(data: unknown): string {
  return JSON.stringify(data, null, 2).replace(
    /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

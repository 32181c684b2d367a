const HASH = /^[A-Za-z0-9_-]{16,128}$/;

/**
 * Whether a text can be the hash of an order or a payment (Contract clarification 13): 16 to 128
 * characters out of `A-Z a-z 0-9 - _`. Whether the shop knows it, only the shop can tell.
 */
export function isHash(text: string): boolean {
  return HASH.test(text);
}

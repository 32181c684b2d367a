/**
 * A text of a client made fit for a query: control signs and broken halves of signs become blanks,
 * outer blanks go. Null when nothing is left.
 */
export function plainText(text: string | null | undefined): string | null {
  const plain = (text ?? '').replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return plain === '' ? null : plain;
}

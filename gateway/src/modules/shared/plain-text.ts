import { cleanText } from '@gawai/domain/field-check';

/**
 * Converts a text of a client to one line: line breaks, tabs and other control characters become blanks,
 * and outer blanks are removed. Null when nothing visible is left. NUL and halves of surrogate pairs were
 * rejected before.
 */
export function plainText(text: string | null | undefined): string | null {
  return cleanText((text ?? '').replace(/\p{Cc}+/gu, ' ')) || null;
}

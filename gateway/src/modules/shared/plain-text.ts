import { cleanText } from '@gawai/domain/field-check';

/**
 * A text of a client as one line: line breaks, tabs and other control characters become blanks, outer
 * blanks go. Null when nothing visible is left. NUL and halves of surrogate pairs were rejected before.
 */
export function plainText(text: string | null | undefined): string | null {
  return cleanText((text ?? '').replace(/\p{Cc}+/gu, ' ')) || null;
}

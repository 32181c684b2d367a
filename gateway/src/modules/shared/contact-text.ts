import { cleanText } from '@gawai/domain/field-check';
import { normalisePhone } from '@gawai/domain/phone';

/** An e-mail address, or a phone number as `+62…`; what is neither is returned without outer blanks. */
export function contactText(given: string): string {
  const text = cleanText(given);
  return (text.includes('@') ? '' : normalisePhone(text)) || text;
}

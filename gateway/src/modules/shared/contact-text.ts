import { cleanText } from '@gawai/domain/field-check';
import { normalisePhone } from '@gawai/domain/phone';

/** An e-mail address, or a phone number as `+62…`; any other text is trimmed. */
export function contactText(contact: string): string {
  const text = cleanText(contact);
  return (text.includes('@') ? '' : normalisePhone(text)) || text;
}

import { checkPhone } from '@gawai/domain/account';
import { PHONE_MAX } from '@gawai/domain/limits';
import { shopPhoneKey } from '@gawai/domain/phone';
import { fieldLabels, problemText } from '@gawai/domain/texts/problem-text';
import type { FieldReader } from './field-reader.ts';

/**
 * The phone number of a body in the format `+62…`, in whatever notation it was sent (specification-notes.md 5); empty
 * after an error for a missing or foreign number.
 */
export function readPhone(reader: FieldReader, field: string): string {
  const typed = reader.optionalText(field, fieldLabels.phone, PHONE_MAX) ?? '';
  if (reader.errors?.[field] !== undefined) return '';
  const phone = shopPhoneKey(typed);
  const [problem] = checkPhone(typed);
  if (phone === undefined) reader.fail(field, problemText(problem ?? { code: 'PHONE_INVALID' }));
  return phone ?? '';
}

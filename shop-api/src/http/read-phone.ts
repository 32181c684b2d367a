import { checkPhone } from '@gawai/domain/account';
import { PHONE_MAX } from '@gawai/domain/limits';
import { shopPhoneKey } from '@gawai/domain/phone';
import { fieldLabels, problemText } from '@gawai/domain/texts/problem-text';
import type { FormReader } from './form.ts';

/**
 * The phone number of a body in the form `+62…`, however it was written (specification-notes.md 5); empty after a
 * missing or foreign number was noted as a mistake of the form.
 */
export function readPhone(form: FormReader, field: string): string {
  const typed = form.optionalText(field, fieldLabels.phone, PHONE_MAX) ?? '';
  if (form.errors?.[field] !== undefined) return '';
  const phone = shopPhoneKey(typed);
  const [problem] = checkPhone(typed);
  if (phone === undefined) form.fail(field, problemText(problem ?? { code: 'PHONE_INVALID' }));
  return phone ?? '';
}

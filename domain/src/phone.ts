/**
 * The phone helper of specification.md 5: removes every character that is not 0-9, then replaces one
 * leading `0` or `62` by `+62`. Text without digits becomes empty, so that the "required" check still
 * fails. Idempotent.
 */
export function normalisePhone(typed: string): string {
  return typed.replace(/[^0-9]/g, '').replace(/^(?:0|62)/, '+62');
}

/**
 * The form in which the reference shop stores a number for look-up and uniqueness: `+62` and 7 to 12
 * digits of which the first is not 0. A remaining 0 after the country code is removed; a number that
 * starts with 8 is read as Indonesian. Undefined when the number is not Indonesian.
 */
export function shopPhoneKey(typed: string): string | undefined {
  const sent = normalisePhone(typed);
  const local = sent.startsWith('+62') ? sent.slice(3).replace(/^0/, '') : sent;
  const isIndonesian = sent.startsWith('+62') || sent.startsWith('8');
  return isIndonesian && /^[1-9]\d{6,11}$/.test(local) ? `+62${local}` : undefined;
}

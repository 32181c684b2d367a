/**
 * The phone helper of specification.md 5, word for word: every sign that is not 0-9 is dropped,
 * then one leading `0` or `62` becomes `+62`. Text without digits stays empty so that "required"
 * still fires. Applying it twice changes nothing. Used on every form before sending.
 */
export function normalisePhone(typed: string): string {
  return typed.replace(/[^0-9]/g, '').replace(/^(?:0|62)/, '+62');
}

/**
 * What the reference shop makes of a sent number for look-up and uniqueness: `+62` and 7 to 12
 * digits of which the first is not 0. A leftover 0 after the country code is dropped and a number
 * that starts with 8 is taken as Indonesian. Undefined = not an Indonesian number, the shop refuses.
 */
export function shopPhoneKey(typed: string): string | undefined {
  const sent = normalisePhone(typed);
  const local = sent.startsWith('+62') ? sent.slice(3).replace(/^0/, '') : sent;
  const isIndonesian = sent.startsWith('+62') || sent.startsWith('8');
  return isIndonesian && /^[1-9]\d{6,11}$/.test(local) ? `+62${local}` : undefined;
}

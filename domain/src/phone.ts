/**
 * The phone helper of specification.md 5: removes every character that is not 0-9, then replaces one
 * leading `0` or `62` by `+62`. Text without digits becomes empty, so that the "required" check still
 * fails. Idempotent.
 */
export function normalisePhone(typed: string): string {
  return typed.replace(/[^0-9]/g, '').replace(/^(?:0|62)/, '+62');
}

/**
 * The format in which the reference shop stores a number for look-up and uniqueness: `+62` and 7 to 12
 * digits of which the first is not 0. A remaining 0 after the country code is removed; a number that
 * starts with 8 is read as Indonesian. Undefined when the number is not Indonesian.
 */
export function shopPhoneKey(typed: string): string | undefined {
  const sent = normalisePhone(typed);
  const local = sent.startsWith('+62') ? sent.slice(3).replace(/^0/, '') : sent;
  const isIndonesian = sent.startsWith('+62') || sent.startsWith('8');
  return isIndonesian && /^[1-9]\d{6,11}$/.test(local) ? `+62${local}` : undefined;
}

/** Digits with the usual separators; a plus is allowed only before Indonesia's country code. */
const WRITTEN_NUMBER = /^(?:\+62|[\d(])[\d ().-]*$/;

/** A mobile operator's digits, the code of a large city, or that of another area. */
const PREFIX = /^0(?:8\d\d|2[124]|31|61|\d{3})/;

/** The number in the format `+62…`; undefined for a foreign one and for any other text. */
function indonesianNumber(text: string): string | undefined {
  const sent = normalisePhone(text);
  return WRITTEN_NUMBER.test(text) && shopPhoneKey(text) === sent ? sent : undefined;
}

/**
 * A number as it is shown: `0812-3456-7890`, `021-555-0118`. A foreign one and any other text stay as
 * they are. Idempotent, and `normalisePhone` returns the same before and after.
 */
export function localPhone(number: string): string {
  const local = indonesianNumber(number)?.replace('+62', '0');
  if (local === undefined) return number;
  const [prefix = ''] = PREFIX.exec(local) ?? [];
  const rest = local.slice(prefix.length);
  return [prefix, ...(/^(\d{3,6}?)(\d{3,4})$/.exec(rest)?.slice(1) ?? [rest])].join('-');
}

/** A number as a link dials it: an Indonesian one with its country code, another one as it is. */
export const dialledPhone = (number: string): string => indonesianNumber(number) ?? number;

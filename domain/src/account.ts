import { checkLength, checkRequired, cleanText, type FieldText } from './field-check.ts';
import { EMAIL_MAX, PHONE_MAX, VOUCHER_CODE_MAX } from './limits.ts';
import { normalisePhone } from './phone.ts';
import type { Problem } from './problem.ts';

/** Gender of a profile; `Male` and `Female` on the wire (specification.md 3). */
export type Gender = 'MALE' | 'FEMALE';

/** All values of Gender in the order the form offers them. */
export const genders: readonly Gender[] = ['MALE', 'FEMALE'];

/** Reads a gender of the wire in any letter case, null when it is neither. */
export function readGender(value: unknown): Gender | null {
  const word = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return genders.find((gender) => gender === word) ?? null;
}

/** The word the wire uses for a gender. */
export function genderWord(gender: Gender): 'Male' | 'Female' {
  return gender === 'MALE' ? 'Male' : 'Female';
}

/**
 * A phone number must hold at least one digit: text that normalises to nothing counts as empty.
 * Whether it is an Indonesian number is the shop's to say.
 */
export function checkPhone(phone: FieldText): Problem[] {
  const isEmpty = normalisePhone(phone ?? '') === '';
  return isEmpty ? [{ code: 'REQUIRED', field: 'phone' }] : checkLength('phone', phone, PHONE_MAX);
}

/** E-mail required and of a likely shape: one @, a dot in the domain, no blanks. */
export function checkEmail(email: FieldText): Problem[] {
  const problems = checkRequired('email', email, EMAIL_MAX);
  if (problems.length > 0) return problems;
  const isLikely = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(cleanText(email));
  return isLikely ? [] : [{ code: 'EMAIL_INVALID' }];
}

/** Voucher box: a code is required; it is trimmed and sent as typed (specification.md 5). */
export function checkVoucherCode(code: FieldText): Problem[] {
  return checkRequired('voucherCode', code, VOUCHER_CODE_MAX);
}

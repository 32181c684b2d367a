import { checkLength, checkRequired, cleanText, type FieldText } from './field-check.ts';
import { EMAIL_MAX, PHONE_MAX, VOUCHER_CODE_MAX } from './limits.ts';
import { normalisePhone } from './phone.ts';
import type { Problem } from './problem.ts';

/**
 * A phone number must hold at least one digit: text that normalises to nothing counts as empty.
 * Only the shop decides whether it is an Indonesian number.
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

import { checkPhone } from './account.ts';
import { checkLength, checkRequired, cleanText, type FieldText } from './field-check.ts';
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX } from './limits.ts';
import type { Problem } from './problem.ts';

/** A password as it is compared and sent: without outer blanks, everywhere (shop-api.md 5.10). */
export function cleanPassword(password: string): string {
  return password.trim();
}

/** Sign-in: phone and password required, no other bounds (specification.md 5). */
export function checkSignIn(form: {
  readonly phone?: FieldText;
  readonly password?: FieldText;
}): Problem[] {
  return [...checkPhone(form.phone), ...checkRequired('password', form.password, PASSWORD_MAX)];
}

function checkConfirmation(
  password: FieldText,
  confirmation: FieldText,
  code: 'PASSWORD_MISMATCH' | 'NEW_PASSWORD_MISMATCH',
): Problem[] {
  const isConfirmed = cleanText(confirmation) !== '';
  return isConfirmed && cleanText(password) !== cleanText(confirmation) ? [{ code }] : [];
}

/** A new password and its confirmation, both required and equal when trimmed. */
export function checkNewPassword(form: {
  readonly password?: FieldText;
  readonly confirmPassword?: FieldText;
}): Problem[] {
  return [
    ...checkRequired('password', form.password, PASSWORD_MAX),
    ...checkRequired('confirmPassword', form.confirmPassword, PASSWORD_MAX),
    ...checkConfirmation(form.password, form.confirmPassword, 'PASSWORD_MISMATCH'),
  ];
}

/** Forgotten password: the phone number or e-mail address of an account, of any shape (shop-api.md 10.10). */
export function checkForgotPassword(form: { readonly contact?: FieldText }): Problem[] {
  return checkRequired('contact', form.contact, EMAIL_MAX);
}

/** Sign-up: everything required, terms accepted, trimmed passwords equal (specification.md 5). */
export function checkSignUp(form: {
  readonly phone?: FieldText;
  readonly firstName?: FieldText;
  readonly lastName?: FieldText;
  readonly password?: FieldText;
  readonly confirmPassword?: FieldText;
  readonly terms?: boolean | null | undefined;
}): Problem[] {
  return [
    ...checkPhone(form.phone),
    ...checkRequired('firstName', form.firstName, NAME_MAX),
    ...checkRequired('lastName', form.lastName, NAME_MAX),
    ...checkNewPassword(form),
    ...(form.terms === true ? [] : [{ code: 'TERMS_NOT_ACCEPTED' } as const]),
  ];
}

/** Change password: all three required, the new one confirmed (specification.md 5). */
export function checkChangePassword(form: {
  readonly currentPassword?: FieldText;
  readonly newPassword?: FieldText;
  readonly confirmNewPassword?: FieldText;
}): Problem[] {
  return [
    ...checkRequired('currentPassword', form.currentPassword, PASSWORD_MAX),
    ...checkRequired('newPassword', form.newPassword, PASSWORD_MAX),
    ...checkRequired('confirmNewPassword', form.confirmNewPassword, PASSWORD_MAX),
    ...checkConfirmation(form.newPassword, form.confirmNewPassword, 'NEW_PASSWORD_MISMATCH'),
  ];
}

/** Profile: first name required; last name and gender optional (specification.md 5). */
export function checkProfile(form: {
  readonly firstName?: FieldText;
  readonly lastName?: FieldText;
}): Problem[] {
  return [
    ...checkRequired('firstName', form.firstName, NAME_MAX),
    ...checkLength('lastName', form.lastName, NAME_MAX),
  ];
}

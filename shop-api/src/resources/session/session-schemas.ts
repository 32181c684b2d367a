import { Type } from '@sinclair/typebox';
import { EMAIL_MAX } from '@gawai/domain/limits';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { field, fieldSet } from '../../http/fields.ts';
import { nothing, type RouteSchema } from '../../http/route-schema.ts';
import type { Customer } from '../../http/customer.ts';
import { wireRecord } from '../../http/wire-record.ts';
import { nullable, record, wire } from '../../http/wire-types.ts';

const signInLimit = { perMinute: 30, by: 'address' } as const;
/** Enough for one address; hashing passwords delays other requests. */
const REGISTRATIONS_PER_MINUTE = 10;

const customer = {
  id: wire.id('Id of the customer'),
  first_name: wire.text('First name'),
  last_name: nullable(Type.String()),
  phone: Type.String({ description: 'In the format `+62…`' }),
  email: nullable(Type.String()),
  gender: nullable(wire.oneOf(['Male', 'Female'], 'Gender')),
};

const user = record('User', customer);
const signedInUser = record('SignedInUser', {
  ...customer,
  token: Type.String({ description: 'For `Authorization: Bearer`' }),
});

const phone = field.checkedText(fieldLabels.phone, 'Phone number, in any Indonesian notation');
const newPassword = 'At least 8 characters without outer blanks';

export const loginFields = fieldSet({
  phone,
  password: field.checkedText(fieldLabels.password, 'Password'),
});

export const registerFields = fieldSet({
  phone,
  first_name: field.checkedText(fieldLabels.firstName, 'First name'),
  last_name: field.checkedText(fieldLabels.lastName, 'Last name'),
  password: field.checkedText(fieldLabels.password, newPassword),
  confirm_password: field.checkedText(fieldLabels.confirmPassword, 'Repeated'),
  terms: field.flag('the customer accepts the terms, which is required'),
});

export const profileFields = fieldSet({
  first_name: field.checkedText(fieldLabels.firstName, 'First name'),
  last_name: field.optionalText(fieldLabels.lastName, 'Last name'),
  gender: field.optionalText(fieldLabels.gender, '`Male`, `Female` or null, in any letter case'),
});

export const passwordFields = fieldSet({
  current_password: field.checkedText(fieldLabels.currentPassword, 'Password in use'),
  new_password: field.checkedText(fieldLabels.newPassword, newPassword),
  confirm_new_password: field.checkedText(fieldLabels.confirmNewPassword, 'Repeated'),
});

export const forgotPasswordFields = fieldSet({
  contact: field.text(fieldLabels.contact, 'Phone number or e-mail of the account', EMAIL_MAX),
});

export const resetPasswordFields = fieldSet({
  token: field.text('Tautan', 'Token of the link in the mail'),
  password: field.checkedText(fieldLabels.password, newPassword),
  confirm_password: field.checkedText(fieldLabels.confirmPassword, 'Repeated'),
});

export const sessionSchemas = {
  login: {
    tag: 'Session',
    summary: 'Sign in with phone number and password',
    limit: signInLimit,
    description: '401 has the same text for an unknown phone number and a wrong password.',
    body: loginFields.schema,
    data: { 200: signedInUser },
    rejects: [401, 422],
  },
  register: {
    tag: 'Session',
    summary: 'Create a customer without a session',
    limit: { perMinute: REGISTRATIONS_PER_MINUTE, by: 'address' },
    body: registerFields.schema,
    data: { 201: nothing },
    rejects: [422],
  },
  logout: { tag: 'Session', summary: 'End the token', data: { 200: nothing } },
  profile: { tag: 'Session', summary: 'Read the profile', data: { 200: user } },
  saveProfile: {
    tag: 'Session',
    summary: 'Change names and gender',
    body: profileFields.schema,
    data: { 200: user },
    rejects: [422],
  },
  changePassword: {
    tag: 'Session',
    summary: 'Change the password; the other tokens of the customer end',
    body: passwordFields.schema,
    data: { 200: nothing },
    rejects: [422],
  },
  forgotPassword: {
    tag: 'Session',
    summary: 'Request a mail with a link for a new password',
    limit: signInLimit,
    description:
      'The response and its duration are the same whether the account exists or not. The call does not exist where the shop cannot deliver mails.',
    body: forgotPasswordFields.schema,
    data: { 200: nothing },
    rejects: [422],
  },
  resetPassword: {
    tag: 'Session',
    summary: 'Set a new password with the token of the mail; all tokens of the customer end',
    limit: signInLimit,
    description: 'The token is valid once for 30 minutes. 422 with `token` afterwards.',
    body: resetPasswordFields.schema,
    data: { 200: nothing },
    rejects: [422],
  },
} satisfies Record<string, RouteSchema>;

/** A customer as the wire sends it, without the token (shop-api.md 5.10). */
export function userShape(signedIn: Omit<Customer, 'tokenId'>) {
  return wireRecord(user, signedIn, {});
}

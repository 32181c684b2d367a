import { wireGender, type Gender } from '@gawai/domain/gender';
import type { RestCall } from '../client/rest-call.ts';
import type { RestClient } from '../client/rest-client.ts';
import type { ShopRejection } from '../client/shop-rejection.ts';
import { readUsable } from '../wire/wire-entry.ts';
import { asObject } from '../wire/wire-shape.ts';
import { readCustomer, type CustomerRecord } from './session.ts';

/** A registration: phone as `+62…`, texts without outer blanks. */
export interface Registration {
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** The fields that a customer may change; null clears a field. */
export interface Profile {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly gender: Gender | null;
}

/** A change of password, without outer blanks. */
export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/**
 * POST /register with the terms accepted (shop-api.md 5.10): creates an account without a token.
 * Returns the message of the shop, null when it has none, or a rejection.
 */
export async function postRegister(
  shop: RestClient,
  registration: Registration,
): Promise<{ readonly message: string | null } | ShopRejection> {
  const body = {
    phone: registration.phone,
    first_name: registration.firstName,
    last_name: registration.lastName,
    password: registration.password,
    confirm_password: registration.confirmPassword,
    terms: 1,
  };
  const result = await shop.act({ method: 'POST', path: ['register'], body });
  return result.ok ? { message: result.message } : result.rejection;
}

/**
 * POST /profile (shop-api.md 5.10). Returns the customer of the response: null when it contains none or only a
 * part. A rejection is a value.
 */
export async function postProfile(
  shop: RestClient,
  { firstName, lastName, gender }: Profile,
): Promise<{ readonly customer: CustomerRecord | null } | ShopRejection> {
  const call: RestCall = {
    method: 'POST',
    path: ['profile'],
    body: {
      first_name: firstName,
      last_name: lastName,
      gender: gender === null ? null : wireGender(gender),
    },
  };
  const result = await shop.act(call);
  if (!result.ok) return result.rejection;
  const record = readUsable(asObject(result.data), (entry) =>
    readCustomer(entry.entry('user') ?? entry),
  );
  return { customer: record.ok ? record.entry : null };
}

/** POST /change-password (shop-api.md 5.10): the client's token stays valid. Null for success. */
export function postPasswordChange(
  shop: RestClient,
  change: PasswordChange,
): Promise<ShopRejection | null> {
  const body = {
    current_password: change.currentPassword,
    new_password: change.newPassword,
    confirm_new_password: change.confirmNewPassword,
  };
  return shop.execute({ method: 'POST', path: ['change-password'], body });
}

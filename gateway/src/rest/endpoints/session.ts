import { readGender, type Gender } from '@gawai/domain/gender';
import type { ShopRejection } from '../client/shop-rejection.ts';
import type { RestClient } from '../client/rest-client.ts';
import type { WireEntry } from '../wire/wire-entry.ts';

/** A customer with an account. */
export interface CustomerRecord {
  /** Null when the shop sends none: customers have none in specification.md 3. */
  readonly id: string | null;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly phone: string;
  readonly email: string | null;
  readonly gender: Gender | null;
}

/** A customer and the token of the session. */
export interface SignedIn {
  readonly customer: CustomerRecord;
  readonly token: string;
}

/**
 * POST /login (shop-api.md 5.10); phone and password are sent unchanged. Returns a rejection as a
 * value; throws an `UpstreamError` for a response without a token.
 */
export function postLogin(
  shop: RestClient,
  credentials: { readonly phone: string; readonly password: string },
): Promise<SignedIn | ShopRejection> {
  const body = { phone: credentials.phone, password: credentials.password };
  return shop.actForRecord({ method: 'POST', path: ['login'], body }, readSignedIn);
}

/** POST /logout (shop-api.md 5.10): ends the client's token. Rejections are ignored: the client deletes it anyway. */
export async function postLogout(shop: RestClient): Promise<void> {
  await shop.act({ method: 'POST', path: ['logout'], isOptional: true });
}

/** GET /profile; null when the shop does not have this optional call (shop-api.md 5.10). */
export function fetchProfile(shop: RestClient): Promise<CustomerRecord | null> {
  return shop.object({ path: ['profile'], isOptional: true }, readCustomer);
}

function readSignedIn(entry: WireEntry): SignedIn {
  const user = entry.entry('user') ?? entry;
  return { customer: readCustomer(user), token: entry.text('token', 'access_token') };
}

/** Reads a customer; the token, if any, is not part of it. */
export function readCustomer(entry: WireEntry): CustomerRecord {
  return {
    id: entry.idOrNull('id'),
    firstName: entry.text('first_name'),
    lastName: entry.textOrNull('last_name'),
    phone: entry.text('phone'),
    email: entry.textOrNull('email'),
    gender: readGender(entry.raw('gender')),
  };
}

import type { RestClient } from '../client/rest-client.ts';
import type { ShopRejection } from '../client/shop-rejection.ts';

/** A new password by the token of a link, without outer blanks. */
export interface PasswordReset {
  readonly token: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** The message of the shop, null when it has none, or a rejection. */
type MessageOrRejection = { readonly message: string | null } | ShopRejection;

/** POST /forgot-password (shop-api.md 10.10); `NOT_FOUND` for a shop without this call. */
export function postForgotPassword(shop: RestClient, contact: string): Promise<MessageOrRejection> {
  return post(shop, 'forgot-password', { contact });
}

/** POST /reset-password (shop-api.md 10.10); `NOT_FOUND` for a shop without this call. */
export function postPasswordReset(
  shop: RestClient,
  { token, password, confirmPassword }: PasswordReset,
): Promise<MessageOrRejection> {
  const body = { token, password, confirm_password: confirmPassword };
  return post(shop, 'reset-password', body);
}

async function post(
  shop: RestClient,
  call: string,
  body: Readonly<Record<string, string>>,
): Promise<MessageOrRejection> {
  const result = await shop.act({ method: 'POST', path: [call], body, isOptional: true });
  return result.ok ? { message: result.message } : result.rejection;
}

import { tooManyCalls } from '../../http/refusals.ts';
import type { Reply } from '../../http/reply.ts';
import type { Shop } from '../../shop.ts';

const TRIES_PER_PHONE = 10;
const TRIES_PER_ADDRESS = 30;

/**
 * Counts a try to sign in by network address and by phone number (Contract 4). Every way of writing
 * the same number counts as one, whether it belongs to anybody or not. Null lets the try through.
 */
export function countSignInTry(shop: Shop, address: string, phoneKey: string): Reply | null {
  const byAddress = shop.limits.take(`sign-in:address:${address}`, TRIES_PER_ADDRESS);
  if (!byAddress.allowed) return tooManyCalls(byAddress.retryAfter);
  return countPasswordTry(shop, phoneKey);
}

/** Counts a try of a customer's password, wherever it is asked for. */
export function countPasswordTry(shop: Shop, phoneKey: string): Reply | null {
  const byPhone = shop.limits.take(`sign-in:phone:${phoneKey}`, TRIES_PER_PHONE);
  return byPhone.allowed ? null : tooManyCalls(byPhone.retryAfter);
}

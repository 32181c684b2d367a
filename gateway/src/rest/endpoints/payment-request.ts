import type { RestClient } from '../client/rest-client.ts';
import type { ShopRejection } from '../client/shop-rejection.ts';
import { UnusableEntry, type WireEntry } from '../wire/wire-entry.ts';

/** A session with the payment provider: the fields that the browser submits to its page. */
export interface PaymentSessionRecord {
  readonly checkoutId: string;
  readonly signature: string;
  /** Address of the provider's page; null = the one of the gateway's settings. */
  readonly formUrl: string | null;
  /** The page of another frontend that the shopper returns to; null = the storefront. */
  readonly returnUrl: string | null;
}

/** Valid provider tokens; anything else could be injected markup. */
const TOKEN = /^[A-Za-z0-9+/=_.-]{1,512}$/;

/**
 * POST /ipay88/request/{payment hash} (shop-api.md 5.24): opens a new session for one payment row; older
 * ones end. The hash grants access. `returnUrl` is a page of another frontend to return to, which a shop may
 * ignore (10.12). Returns a rejection as a value.
 */
export function postPaymentRequest(
  shop: RestClient,
  paymentHash: string,
  returnUrl: string | null,
): Promise<PaymentSessionRecord | ShopRejection> {
  const headers = returnUrl === null ? {} : { 'return-url': returnUrl };
  return shop.actForRecord(
    { method: 'POST', path: ['ipay88', 'request', paymentHash], timeout: 'slow', headers },
    (entry) => readSession(entry, returnUrl),
  );
}

function readSession(entry: WireEntry, returnUrl: string | null): PaymentSessionRecord {
  return {
    checkoutId: readToken(entry, 'ipay88_checkout_id'),
    signature: readToken(entry, 'ipay88_signature'),
    formUrl: entry.textOrNull('ipay88_url'),
    returnUrl: entry.textOrNull('return_url') === returnUrl ? returnUrl : null,
  };
}

function readToken(entry: WireEntry, field: string): string {
  const token = entry.text(field);
  if (!TOKEN.test(token)) throw new UnusableEntry(field);
  return token;
}

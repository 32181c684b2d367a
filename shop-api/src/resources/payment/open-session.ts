import { existing } from '../../http/rejections.ts';
import { randomBytes } from 'node:crypto';
import { problemText } from '@gawai/domain/texts/problem-text';
import { allowedReturnUrl } from '@gawai/server-kit/return-url';
import type { FastifyBaseLogger } from 'fastify';
import { takesProviderPayments } from '../../demo-settings.ts';
import { ok, rejected, type ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { lockOrder } from '../order/void-order.ts';
import {
  ProviderError,
  requestCheckout,
  type CheckoutPair,
  type ProviderOrder,
  type SessionDraft,
} from './provider-client.ts';
import { addSession, paymentByHash } from './session-queries.ts';
import { requestSignature } from './signatures.ts';

const REF_NO_LENGTH = 30;
const CHECKOUT_BYTES = 16;
const CURRENCY = 'IDR';

/**
 * POST /ipay88/request/{payment hash} (shop-api.md 5.24): opens a session at the provider, or at the sandbox without a
 * provider, and ends the older ones of the payment. 404 for an unknown hash, 409 when it cannot be paid online, 502
 * when the provider rejects or does not respond. `requestedUrl` is the page to which the buyer returns; a URL that is
 * not allowed is ignored.
 */
export async function openSession(
  shop: Shop,
  hash: string,
  requestedUrl: string,
  log: FastifyBaseLogger,
): Promise<ShopResponse> {
  const paid = existing(await paymentByHash(shop.db, hash));
  if (!isPayable(paid, shop.now())) return notPayable();
  if (!takesProviderPayments(shop.settings)) return noPage();

  const draft = draftOf(shop, paid);
  let pair: CheckoutPair;
  try {
    pair = await checkoutPair(shop, draft, paid);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.error({ err: error }, 'the payment provider did not open a session');
    return noPage();
  }
  const returnUrl = allowedReturnUrl(requestedUrl, shop.settings.returnOrigins);
  const isOpened = await shop.db.transaction(async (transaction) => {
    await lockOrder(transaction, paid.order.id);
    const present = await paymentByHash(transaction, hash);
    if (present === null || !isPayable(present, shop.now())) return false;
    const orderPaymentId = present.payment.id;
    await addSession(transaction, { ...draft, ...pair, orderPaymentId, returnUrl });
    return true;
  });
  if (!isOpened) return notPayable();
  return ok({
    ipay88_checkout_id: pair.checkoutId,
    ipay88_signature: pair.signature,
    ipay88_url: pageAddress(shop),
    ...(returnUrl !== null && { return_url: returnUrl }),
  });
}

/** Whether a payment can be paid at the provider: pending, in time, not manual, order not voided. */
export function isPayable({ payment, order }: ProviderOrder, now: Date): boolean {
  return (
    payment.paymentGatewayId > 0 &&
    payment.isPaid === 0 &&
    payment.expiredAt > now &&
    !order.isRefunded
  );
}

function noPage(): ShopResponse {
  return rejected(502, 'Halaman pembayaran sedang tidak dapat dibuka. Silakan coba lagi.');
}

function notPayable(): ShopResponse {
  return rejected(409, problemText({ code: 'PAYMENT_NOT_PAYABLE' }));
}

/** The reference cannot be guessed: it redirects a returning browser to the order page. */
function draftOf(shop: Shop, { order, payment }: ProviderOrder): SessionDraft {
  const random = randomBytes(REF_NO_LENGTH).toString('hex').toUpperCase();
  return {
    refNo: (order.orderNo + random).slice(0, REF_NO_LENGTH),
    merchantCode: shop.secrets.merchantCode,
    paymentId: payment.paymentGatewayCode ?? '',
    amount: payment.total,
    currency: CURRENCY,
  };
}

async function checkoutPair(
  { settings, secrets, publicUrl }: Shop,
  draft: SessionDraft,
  paid: ProviderOrder,
): Promise<CheckoutPair> {
  const { merchantKey } = secrets;
  if (settings.ipay88Url !== null) {
    return requestCheckout({ url: settings.ipay88Url, merchantKey, publicUrl }, draft, paid);
  }
  return {
    checkoutId: randomBytes(CHECKOUT_BYTES).toString('hex'),
    signature: requestSignature(merchantKey, { ...draft, amount: String(draft.amount) }),
  };
}

/** URL to which the browser submits the form. */
function pageAddress({ settings, publicUrl }: Shop): string {
  return settings.ipay88Url === null
    ? `${publicUrl}/sandbox/ipay88/PG`
    : `${settings.ipay88Url}/PG/`;
}

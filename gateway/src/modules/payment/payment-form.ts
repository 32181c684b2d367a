import { isSecure } from '@gawai/server-kit/setting';
import type { GatewayConfig } from '../../config.ts';
import type { PaymentSessionRecord } from '../../rest/endpoints/payment-request.ts';
import { UpstreamError } from '../../rest/client/upstream-error.ts';

/** A form that the browser submits by POST, untouched. */
export interface PaymentFormRecord {
  readonly action: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/**
 * The form that opens the provider's page (shop-api.md 5.24). Its address comes from the shop, else
 * from the settings. It must be https (http on this machine only) and of an allowed origin, so that
 * a manipulated response of the shop cannot redirect shoppers. Throws an `UpstreamError` otherwise.
 */
export function paymentForm(
  session: PaymentSessionRecord,
  config: Pick<GatewayConfig, 'paymentFormUrl' | 'paymentFormOrigins'>,
): PaymentFormRecord {
  const action = session.formUrl ?? config.paymentFormUrl;
  const url = action !== null && URL.canParse(action) ? new URL(action) : null;
  const isCredentialled = url !== null && `${url.username}${url.password}` !== '';
  const isAllowed = url !== null && isSecure(url) && config.paymentFormOrigins.includes(url.origin);
  if (!isAllowed || isCredentialled) {
    const problem =
      action === null
        ? 'no payment form address, set PAYMENT_FORM_URL'
        : `payment form at ${url?.origin ?? 'no web address'} not allowed, see PAYMENT_FORM_ORIGINS`;
    throw new UpstreamError('SHOP_BAD_REPLY', `POST /ipay88: ${problem}`);
  }
  return {
    action: url.href,
    fields: [
      { name: 'CheckoutID', value: session.checkoutId },
      { name: 'Signature', value: session.signature },
    ],
  };
}

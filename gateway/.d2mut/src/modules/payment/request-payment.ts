import type { GatewayContext } from '../../context.ts';
import { postPaymentRequest } from '../../rest/endpoints/payment-request.ts';
import { ShopRefusal, type RefusalCode } from '../../rest/shop-error.ts';
import { refusalToUserErrors, type UserErrorRecord } from '../../user-error.ts';
import { paymentForm, type PaymentFormRecord } from './payment-form.ts';

/** The form to submit, or why there is none. */
export interface RequestPaymentResult {
  readonly form: PaymentFormRecord | null;
  readonly userErrors: readonly UserErrorRecord[];
}

/** Refusals that say something about the caller, not about the payment. */
const ABOUT_THE_CALLER: readonly RefusalCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED'];

/**
 * Opens the provider's page for one payment row (Contract 5.24). A row that is paid, expired, made by
 * hand or unknown is refused in the shop's own words.
 */
export async function requestPayment(
  paymentHash: string,
  { shop, config }: Pick<GatewayContext, 'shop' | 'config'>,
): Promise<RequestPaymentResult> {
  const session = await postPaymentRequest(shop, paymentHash);
  if (!(session instanceof ShopRefusal)) {
    return { form: paymentForm(session, config), userErrors: [] };
  }
  if (ABOUT_THE_CALLER.includes(session.code)) throw session;
  return { form: null, userErrors: refusalToUserErrors(session, {}, 'PAYMENT_NOT_PAYABLE') };
}

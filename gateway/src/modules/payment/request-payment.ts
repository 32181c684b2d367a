import type { GatewayContext } from '../../graphql/context.ts';
import { postPaymentRequest } from '../../rest/endpoints/payment-request.ts';
import { ShopRejection } from '../../rest/client/shop-rejection.ts';
import {
  mutationErrors,
  problemsToUserErrors,
  type UserErrorRecord,
} from '../../graphql/user-error.ts';
import { paymentForm, type PaymentFormRecord } from './payment-form.ts';

/** The form to submit, or why there is none. */
export interface RequestPaymentResult {
  readonly form: PaymentFormRecord | null;
  readonly userErrors: readonly UserErrorRecord[];
}

/**
 * Opens the provider's page for one payment row (shop-api.md 5.24). A row that is paid, expired or made by
 * hand is rejected in the shop's own words; one that the shop does not know is not found.
 */
export async function requestPayment(
  paymentHash: string,
  { shop, config }: Pick<GatewayContext, 'shop' | 'config'>,
): Promise<RequestPaymentResult> {
  const session = await postPaymentRequest(shop, paymentHash);
  if (!(session instanceof ShopRejection)) {
    return { form: paymentForm(session, config), userErrors: [] };
  }
  const userErrors =
    session.code === 'NOT_FOUND'
      ? problemsToUserErrors([{ code: 'PAYMENT_NOT_FOUND' }])
      : mutationErrors(session, {}, 'PAYMENT_NOT_PAYABLE');
  return { form: null, userErrors };
}

import type { AnyProblem } from '@gawai/domain/problem';
import { allowedReturnUrl } from '@gawai/server-kit/return-url';
import type { RequestPaymentInput, ResolversParentTypes } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { checkHash } from '../../graphql/global-id.ts';
import { postPaymentRequest } from '../../rest/endpoints/payment-request.ts';
import { ShopRejection } from '../../rest/client/shop-rejection.ts';
import { mutationErrors, problemsToUserErrors } from '../../graphql/user-error.ts';
import { paymentForm } from './payment-form.ts';

type Payload = ResolversParentTypes['RequestPaymentPayload'];

/**
 * Opens a payment session for one payment row (shop-api.md 5.24). A paid, expired or manual row is a user
 * error with the shop's message; an unknown one is `PAYMENT_NOT_FOUND`. A return URL that is not allowed
 * is rejected without a REST call.
 */
export async function requestPayment(
  input: RequestPaymentInput,
  { shop, config }: Pick<GatewayContext, 'shop' | 'config'>,
): Promise<Payload> {
  const paymentHash = checkHash(input.paymentAccessHash, 'paymentAccessHash');
  const { returnUrl: requestedUrl } = input;
  const returnUrl =
    requestedUrl == null ? null : allowedReturnUrl(requestedUrl, config.returnOrigins);
  if (requestedUrl != null && returnUrl === null) {
    const userErrors = problemsToUserErrors([notAllowed(requestedUrl)]);
    return { form: null, returnUrl: null, userErrors };
  }
  const session = await postPaymentRequest(shop, paymentHash, returnUrl);
  if (!(session instanceof ShopRejection)) {
    return { form: paymentForm(session, config), returnUrl: session.returnUrl, userErrors: [] };
  }
  const userErrors =
    session.code === 'NOT_FOUND'
      ? problemsToUserErrors([{ code: 'PAYMENT_NOT_FOUND' }])
      : mutationErrors(session, {}, 'PAYMENT_NOT_PAYABLE');
  return { form: null, returnUrl: null, userErrors };
}

/** The origin of `javascript:` and the like is the text `null`. */
function notAllowed(returnUrl: string): AnyProblem {
  const origin = URL.canParse(returnUrl) ? new URL(returnUrl).origin : 'null';
  return { code: 'RETURN_URL_NOT_ALLOWED', ...(origin !== 'null' && { origin }) };
}

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
 * Opens the provider's page for one payment row (shop-api.md 5.24). A row that is paid, expired or made by
 * hand is rejected in the shop's own words; one that the shop does not know is not found. Nothing is
 * opened for a return address that is not allowed.
 */
export async function requestPayment(
  input: RequestPaymentInput,
  { shop, config }: Pick<GatewayContext, 'shop' | 'config'>,
): Promise<Payload> {
  const paymentHash = checkHash(input.paymentAccessHash, 'paymentAccessHash');
  const { returnUrl: given } = input;
  const returnUrl = given == null ? null : allowedReturnUrl(given, config.returnOrigins);
  if (given != null && returnUrl === null) {
    const userErrors = problemsToUserErrors([notAllowed(given)]);
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

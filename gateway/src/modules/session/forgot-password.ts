import { checkForgotPassword } from '@gawai/domain/session';
import type { ForgotPasswordInput, ResolversParentTypes } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import {
  mutationErrors,
  problemsToUserErrors,
  type UserErrorRecord,
} from '../../graphql/user-error.ts';
import { ShopRejection } from '../../rest/client/shop-rejection.ts';
import { contactText } from '../shared/contact-text.ts';
import { postForgotPassword } from '../../rest/endpoints/password-reset.ts';

type Payload = ResolversParentTypes['ForgotPasswordPayload'];

/** Requests a link for a new password (shop-api.md 10.10); a phone number is sent in the format of the shop. */
export async function forgotPassword(
  input: ForgotPasswordInput,
  { shop }: GatewayContext,
): Promise<Payload> {
  const problems = checkForgotPassword(input);
  if (problems.length > 0) return rejected(problemsToUserErrors(problems));
  const result = await postForgotPassword(shop, contactText(input.contact));
  if (!(result instanceof ShopRejection)) {
    return { requested: true, message: result.message, userErrors: [] };
  }
  if (result.code === 'NOT_FOUND') {
    return rejected(problemsToUserErrors([{ code: 'PASSWORD_RESET_NOT_OFFERED' }]));
  }
  return rejected(mutationErrors(result, { contact: 'contact' }));
}

function rejected(userErrors: readonly UserErrorRecord[]): Payload {
  return { requested: false, message: null, userErrors };
}

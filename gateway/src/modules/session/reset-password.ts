import { checkNewPassword, cleanPassword } from '@gawai/domain/session';
import { cleanText } from '@gawai/domain/field-check';
import type { AnyProblem } from '@gawai/domain/problem';
import type { ResetPasswordInput, ResolversParentTypes } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import {
  mutationErrors,
  problemsToUserErrors,
  type FieldNames,
  type UserErrorRecord,
} from '../../graphql/user-error.ts';
import { ShopRejection } from '../../rest/client/shop-rejection.ts';
import { postPasswordReset } from '../../rest/endpoints/password-reset.ts';

type Payload = ResolversParentTypes['ResetPasswordPayload'];

const FIELDS: FieldNames = {
  token: 'token',
  password: 'password',
  confirm_password: 'confirmPassword',
};
const TOKEN_INVALID: AnyProblem = { code: 'RESET_TOKEN_INVALID' };

/**
 * Sets a new password by the token of a link (shop-api.md 10.10). 404 is `RESET_TOKEN_INVALID`, whether the shop
 * does not know the token or has no such call: the link cannot be used.
 */
export async function resetPassword(
  input: ResetPasswordInput,
  { shop }: GatewayContext,
): Promise<Payload> {
  const token = cleanText(input.token);
  const problems = [...(token === '' ? [TOKEN_INVALID] : []), ...checkNewPassword(input)];
  if (problems.length > 0) return rejected(problemsToUserErrors(problems));
  const result = await postPasswordReset(shop, {
    token,
    password: cleanPassword(input.password),
    confirmPassword: cleanPassword(input.confirmPassword),
  });
  if (!(result instanceof ShopRejection)) {
    return { reset: true, message: result.message, userErrors: [] };
  }
  if (result.code === 'NOT_FOUND') return rejected(problemsToUserErrors([TOKEN_INVALID]));
  const isOfToken = Object.hasOwn(result.fieldErrors, 'token');
  return rejected(mutationErrors(result, FIELDS, isOfToken ? TOKEN_INVALID.code : 'REFUSED'));
}

function rejected(userErrors: readonly UserErrorRecord[]): Payload {
  return { reset: false, message: null, userErrors };
}

import { checkSignIn, cleanPassword } from '@gawai/domain/account';
import { normalisePhone } from '@gawai/domain/phone';
import type { GatewayContext } from '../../graphql/context.ts';
import { postLogin, type CustomerRecord } from '../../rest/endpoints/session.ts';
import { ShopRejection } from '../../rest/client/shop-rejection.ts';
import {
  problemToUserError,
  rejectionToUserErrors,
  type UserErrorRecord,
} from '../../graphql/user-error.ts';

/** The customer and the token, or why there is none. */
export interface SignInResult {
  readonly customer: CustomerRecord | null;
  readonly token: string | null;
  readonly userErrors: readonly UserErrorRecord[];
}

/**
 * Signs a customer in: phone brought into the shop's form, password without outer blanks. A rejection
 * can be corrected by the shopper, except too many tries, which is an error of the response with the seconds
 * to wait.
 */
export async function signIn(
  input: { readonly phone: string; readonly password: string },
  { shop }: GatewayContext,
): Promise<SignInResult> {
  const problems = checkSignIn(input);
  if (problems.length > 0) return rejected(problems.map((problem) => problemToUserError(problem)));
  const result = await postLogin(shop, {
    phone: normalisePhone(input.phone),
    password: cleanPassword(input.password),
  });
  if (!(result instanceof ShopRejection)) return { ...result, userErrors: [] };
  if (result.code === 'RATE_LIMITED') throw result;
  return rejected(rejectionToUserErrors(result, { phone: 'phone', password: 'password' }));
}

function rejected(userErrors: readonly UserErrorRecord[]): SignInResult {
  return { customer: null, token: null, userErrors };
}

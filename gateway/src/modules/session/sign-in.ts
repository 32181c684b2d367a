import { checkSignIn, cleanPassword } from '@gawai/domain/session';
import { normalisePhone } from '@gawai/domain/phone';
import type { ResolversParentTypes } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { postLogin } from '../../rest/endpoints/session.ts';
import { ShopRejection } from '../../rest/client/shop-rejection.ts';
import {
  problemsToUserErrors,
  rejectionToUserErrors,
  type UserErrorRecord,
} from '../../graphql/user-error.ts';

type Payload = ResolversParentTypes['SignInPayload'];

/**
 * Signs a customer in, with the phone in the format of the shop and the password without outer blanks. A
 * rejection becomes user errors, except `RATE_LIMITED`, which is thrown with the seconds to wait.
 */
export async function signIn(
  input: { readonly phone: string; readonly password: string },
  { shop }: GatewayContext,
): Promise<Payload> {
  const problems = checkSignIn(input);
  if (problems.length > 0) return rejected(problemsToUserErrors(problems));
  const result = await postLogin(shop, {
    phone: normalisePhone(input.phone),
    password: cleanPassword(input.password),
  });
  if (!(result instanceof ShopRejection)) {
    const { customer, token } = result;
    const profile = () => Promise.resolve(customer);
    return { customer: { profile, shop: null }, token, userErrors: [] };
  }
  if (result.code === 'RATE_LIMITED') throw result;
  const fields = { phone: 'phone', password: 'password' };
  const isOfFields = Object.keys(result.fieldErrors).length > 0;
  const code = isOfFields ? 'REFUSED' : 'CREDENTIALS_WRONG';
  return rejected(rejectionToUserErrors(result, fields, code));
}

function rejected(userErrors: readonly UserErrorRecord[]): Payload {
  return { customer: null, token: null, userErrors };
}

import { checkSignUp, cleanPassword } from '@gawai/domain/session';
import { normalisePhone } from '@gawai/domain/phone';
import type { SignUpInput, ResolversParentTypes } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { plainText } from '../shared/plain-text.ts';
import { postRegister } from '../../rest/endpoints/account.ts';
import { ShopRejection } from '../../rest/client/shop-rejection.ts';
import {
  mutationErrors,
  problemsToUserErrors,
  type FieldNames,
  type UserErrorRecord,
} from '../../graphql/user-error.ts';

type Payload = ResolversParentTypes['SignUpPayload'];

const FIELDS: FieldNames = {
  phone: 'phone',
  first_name: 'firstName',
  last_name: 'lastName',
  password: 'password',
  confirm_password: 'confirmPassword',
  terms: 'terms',
};

/**
 * Creates an account (shop-api.md 5.10), with the phone in the format of the shop and the passwords without
 * outer blanks. It does not sign the customer in.
 */
export async function signUp(input: SignUpInput, { shop }: GatewayContext): Promise<Payload> {
  const firstName = plainText(input.firstName) ?? '';
  const lastName = plainText(input.lastName) ?? '';
  const problems = checkSignUp({ ...input, firstName, lastName });
  if (problems.length > 0) return rejected(problemsToUserErrors(problems));
  const result = await postRegister(shop, {
    phone: normalisePhone(input.phone),
    firstName,
    lastName,
    password: cleanPassword(input.password),
    confirmPassword: cleanPassword(input.confirmPassword),
  });
  if (!(result instanceof ShopRejection)) {
    return { signedUp: true, message: result.message, userErrors: [] };
  }
  return rejected(mutationErrors(result, FIELDS));
}

function rejected(userErrors: readonly UserErrorRecord[]): Payload {
  return { signedUp: false, message: null, userErrors };
}

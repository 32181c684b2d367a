import { checkChangePassword, cleanPassword } from '@gawai/domain/session';
import type { ChangePasswordInput, ResolversParentTypes } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { postPasswordChange } from '../../rest/endpoints/account.ts';
import { requireToken } from '../../graphql/require-token.ts';
import {
  mutationErrors,
  problemsToUserErrors,
  type FieldNames,
  type UserErrorRecord,
} from '../../graphql/user-error.ts';

type Payload = ResolversParentTypes['ChangePasswordPayload'];

const FIELDS: FieldNames = {
  current_password: 'currentPassword',
  new_password: 'newPassword',
  confirm_new_password: 'confirmNewPassword',
};

/**
 * Changes the password; all three inputs are trimmed (shop-api.md 5.10). A wrong current password is
 * a user error and does not end the session.
 */
export async function changePassword(
  input: ChangePasswordInput,
  context: GatewayContext,
): Promise<Payload> {
  requireToken(context);
  const problems = checkChangePassword(input);
  if (problems.length > 0) return rejected(problemsToUserErrors(problems));
  const rejection = await postPasswordChange(context.shop, {
    currentPassword: cleanPassword(input.currentPassword),
    newPassword: cleanPassword(input.newPassword),
    confirmNewPassword: cleanPassword(input.confirmNewPassword),
  });
  if (rejection === null) return { changed: true, userErrors: [] };
  return rejected(mutationErrors(rejection, FIELDS));
}

function rejected(userErrors: readonly UserErrorRecord[]): Payload {
  return { changed: false, userErrors };
}

import { checkChangePassword, cleanPassword } from '@gawai/domain/account';
import type { ChangePasswordInput } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../context.ts';
import { postPasswordChange } from '../../rest/endpoints/account.ts';
import { isAboutCaller } from '../../rest/shop-error.ts';
import { requireToken } from '../../signed-in.ts';
import {
  problemToUserError,
  refusalToUserErrors,
  type FieldNames,
  type UserErrorRecord,
} from '../../user-error.ts';

/** Whether the password was changed, or why not. */
export interface PasswordChangeResult {
  readonly changed: boolean;
  readonly userErrors: readonly UserErrorRecord[];
}

const FIELDS: FieldNames = {
  current_password: 'currentPassword',
  new_password: 'newPassword',
  confirm_new_password: 'confirmNewPassword',
};

/**
 * Gives the caller another password, all three without outer blanks (shop-api.md 5.10). A wrong current
 * one is the customer's to mend: their session stays.
 */
export async function changePassword(
  input: ChangePasswordInput,
  context: GatewayContext,
): Promise<PasswordChangeResult> {
  requireToken(context);
  const problems = checkChangePassword(input);
  if (problems.length > 0) return refused(problems.map((problem) => problemToUserError(problem)));
  const refusal = await postPasswordChange(context.shop, {
    currentPassword: cleanPassword(input.currentPassword),
    newPassword: cleanPassword(input.newPassword),
    confirmNewPassword: cleanPassword(input.confirmNewPassword),
  });
  if (refusal === null) return { changed: true, userErrors: [] };
  if (isAboutCaller(refusal)) throw refusal;
  return refused(refusalToUserErrors(refusal, FIELDS));
}

function refused(userErrors: readonly UserErrorRecord[]): PasswordChangeResult {
  return { changed: false, userErrors };
}

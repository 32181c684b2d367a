import { cleanPassword } from '@gawai/domain/account';
import {
  actionFailedTitles,
  successTitles,
  unknownFailureText,
} from '@gawai/domain/texts/error-catalogue';
import { failedCall, toResult } from '../../forms/failed-call.ts';
import { userErrorsToForm, type FormErrors } from '../../forms/user-errors-to-form.ts';
import { accountTexts } from '../../texts/account.ts';
import { useNotices } from '../../ui/notices-context.ts';
import { useChangePasswordMutation } from './profile.generated.ts';

/** What the change of a password asks for. */
export interface PasswordValues {
  currentPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** Gives the customer another password; they stay signed in (specification-notes.md 88). */
export function useChangePassword(): (values: PasswordValues) => Promise<FormErrors | undefined> {
  const notices = useNotices();
  // Nothing of it is kept: the cache names an answer by the question, and the question has passwords.
  const [changePassword] = useChangePasswordMutation({ fetchPolicy: 'no-cache' });
  return async (values) => {
    const input = {
      currentPassword: cleanPassword(values.currentPassword),
      newPassword: cleanPassword(values.newPassword),
      confirmNewPassword: cleanPassword(values.confirmNewPassword),
    };
    const answer = await changePassword({ variables: { input } }).catch(toResult);
    if (answer.data === undefined) return failedCall(answer.error);
    const { changed, userErrors } = answer.data.changePassword;
    if (!changed) {
      notices.show({
        action: 'changePassword',
        kind: 'error',
        title: actionFailedTitles.submit,
        message: userErrors[0]?.message ?? unknownFailureText,
      });
      return userErrorsToForm(userErrors, Object.keys(values));
    }
    notices.show({
      action: 'changePassword',
      kind: 'success',
      title: successTitles.submit,
      message: accountTexts.passwordChanged,
    });
    return undefined;
  };
}

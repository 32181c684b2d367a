import { cleanPassword } from '@gawai/domain/session';
import { actionFailedTitles, successTitles } from '@gawai/domain/texts/error-catalogue';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import { accountTexts } from '../../texts/account.ts';
import { useChangePasswordMutation } from './profile.generated.ts';

/** What the change of a password asks for. */
export interface PasswordValues {
  currentPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** Changes the password of the customer, who stays signed in (specification-notes.md 88). */
export function useChangePassword() {
  // The cache stores results by their variables, and these have passwords.
  const [changePassword] = useChangePasswordMutation({ fetchPolicy: 'no-cache' });
  return useFormMutation({
    action: 'changePassword',
    titles: { success: successTitles.submit, failure: actionFailedTitles.submit },
    send: async (values: PasswordValues) => {
      const input = {
        currentPassword: cleanPassword(values.currentPassword),
        newPassword: cleanPassword(values.newPassword),
        confirmNewPassword: cleanPassword(values.confirmNewPassword),
      };
      const { data } = await changePassword({ variables: { input } });
      return data?.changePassword;
    },
    isAccepted: ({ changed }) => changed,
    onAccepted: () => accountTexts.passwordChanged,
  });
}

import { cleanPassword } from '@gawai/domain/session';
import { actionFailedTitles, successTitles } from '@gawai/domain/texts/error-catalogue';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import { useSession } from '../../session/use-session.ts';
import { forgottenPasswordTexts } from '../../texts/forgotten-password.ts';
import { useResetPasswordMutation } from './password-reset.generated.ts';

/** What the form of the link asks for. */
export interface ResetPasswordValues {
  password: string;
  confirmPassword: string;
}

/** Sets a new password with the token of a link. All sessions end with it, so that of this browser too. */
export function useResetPassword(token: string, onReset: () => void) {
  const session = useSession();
  // The cache stores results by their variables, and these have passwords.
  const [resetPassword] = useResetPasswordMutation({ fetchPolicy: 'no-cache' });
  return useFormMutation({
    action: 'resetPassword',
    titles: { success: successTitles.submit, failure: actionFailedTitles.submit },
    send: async (values: ResetPasswordValues) => {
      const input = {
        token,
        password: cleanPassword(values.password),
        confirmPassword: cleanPassword(values.confirmPassword),
      };
      const { data } = await resetPassword({ variables: { input } });
      return data?.resetPassword;
    },
    isAccepted: ({ reset }) => reset,
    onAccepted: ({ message }) => {
      session.forget();
      onReset();
      return message ?? forgottenPasswordTexts.resetDone;
    },
  });
}

import { actionFailedTitles, successTitles } from '@gawai/domain/texts/error-catalogue';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import { forgottenPasswordTexts } from '../../texts/forgotten-password.ts';
import { useForgotPasswordMutation } from './password-reset.generated.ts';

/** What the request for a link asks for. */
export interface ForgotPasswordValues {
  contact: string;
}

/** Requests a link for a new password; `onSent` is called for every contact, with an account or without. */
export function useForgotPassword(onSent: () => void) {
  const [forgotPassword] = useForgotPasswordMutation({ fetchPolicy: 'no-cache' });
  return useFormMutation({
    action: 'forgotPassword',
    titles: { success: successTitles.submit, failure: actionFailedTitles.submit },
    send: async ({ contact }: ForgotPasswordValues) => {
      const { data } = await forgotPassword({ variables: { input: { contact: contact.trim() } } });
      return data?.forgotPassword;
    },
    isAccepted: ({ requested }) => requested,
    onAccepted: ({ message }) => {
      onSent();
      return message ?? forgottenPasswordTexts.sent;
    },
  });
}

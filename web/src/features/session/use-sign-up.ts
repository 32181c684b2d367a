import { cleanPassword } from '@gawai/domain/session';
import { normalisePhone } from '@gawai/domain/phone';
import { actionFailedTitles, successTitles } from '@gawai/domain/texts/error-catalogue';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import { sessionTexts } from '../../texts/session.ts';
import { useSignUpMutation } from './session.generated.ts';

/** What the registration asks for. */
export interface SignUpValues {
  phone: string;
  firstName: string;
  lastName: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
}

/**
 * Registers a customer. `Registration Success` has the message of the shop, when it sends one
 * (specification.md 8).
 */
export function useSignUp() {
  // The cache stores results by their variables, and these have passwords.
  const [signUp] = useSignUpMutation({ fetchPolicy: 'no-cache' });
  return useFormMutation({
    action: 'signUp',
    titles: { success: successTitles.registration, failure: actionFailedTitles.registration },
    send: async (values: SignUpValues) => {
      const input = {
        phone: normalisePhone(values.phone),
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
        password: cleanPassword(values.password),
        confirmPassword: cleanPassword(values.confirmPassword),
        terms: values.terms,
      };
      const { data } = await signUp({ variables: { input } });
      return data?.signUp;
    },
    isAccepted: ({ signedUp }) => signedUp,
    onAccepted: ({ message }) => message ?? sessionTexts.signedUp,
  });
}

import { cleanPassword } from '@gawai/domain/account';
import { normalisePhone } from '@gawai/domain/phone';
import {
  actionFailedTitles,
  successTitles,
  unknownFailureText,
} from '@gawai/domain/texts/error-catalogue';
import { failedCall, toResult } from '../../forms/failed-call.ts';
import { userErrorsToForm, type FormErrors } from '../../forms/user-errors-to-form.ts';
import { sessionTexts } from '../../texts/session.ts';
import { useNotices } from '../../ui/notices-context.ts';
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
 * Makes an account. Returns the errors of the form when the shop said no or did not answer; the pop-up
 * `Registration Failed` says why. `Registration Success` carries the shop's own words (Specification
 * section 8).
 */
export function useSignUp(): (values: SignUpValues) => Promise<FormErrors | undefined> {
  const notices = useNotices();
  // Nothing of it is kept: the cache names an answer by the question, and the question has passwords.
  const [signUp] = useSignUpMutation({ fetchPolicy: 'no-cache' });
  return async (values) => {
    const input = {
      phone: normalisePhone(values.phone),
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      password: cleanPassword(values.password),
      confirmPassword: cleanPassword(values.confirmPassword),
      terms: values.terms,
    };
    const answer = await signUp({ variables: { input } }).catch(toResult);
    if (answer.data === undefined) return failedCall(answer.error);
    const { signedUp, message, userErrors } = answer.data.signUp;
    if (!signedUp) {
      notices.show({
        action: 'signUp',
        kind: 'error',
        title: actionFailedTitles.registration,
        message: userErrors[0]?.message ?? unknownFailureText,
      });
      return userErrorsToForm(userErrors, Object.keys(values));
    }
    notices.show({
      action: 'signUp',
      kind: 'success',
      title: successTitles.registration,
      message: message ?? sessionTexts.signedUp,
    });
    return undefined;
  };
}

import { cleanPassword } from '@gawai/domain/session';
import { normalisePhone } from '@gawai/domain/phone';
import {
  actionFailedTitles,
  noticeTexts,
  successTitles,
  unknownFailureText,
} from '@gawai/domain/texts/error-catalogue';
import { failedCall, toResult } from '../../forms/failed-call.ts';
import { userErrorsToForm, type FormErrors } from '../../forms/user-errors-to-form.ts';
import { useSession } from '../../session/use-session.ts';
import { useNotices } from '../../ui/notices-context.ts';
import { useSignInMutation } from './session.generated.ts';

/** What the sign-in form asks for. */
export interface SignInValues {
  phone: string;
  password: string;
}

/**
 * Signs a customer in and remembers them (specification.md 4, session). Returns the errors of the form when
 * the shop said no or did not answer; the pop-up `Login Failed` says why.
 */
export function useSignIn(): (values: SignInValues) => Promise<FormErrors | undefined> {
  const session = useSession();
  const notices = useNotices();
  // The token is the session's alone: no cache keeps it.
  const [signIn] = useSignInMutation({ fetchPolicy: 'no-cache' });
  return async ({ phone, password }) => {
    const input = { phone: normalisePhone(phone), password: cleanPassword(password) };
    const answer = await signIn({ variables: { input } }).catch(toResult);
    if (answer.data === undefined) return failedCall(answer.error);
    const { token, customer, userErrors } = answer.data.signIn;
    if (token === null || customer === null) {
      const errors = userErrorsToForm(userErrors, ['phone', 'password']);
      const message = userErrors[0]?.message ?? unknownFailureText;
      notices.show({ action: 'signIn', kind: 'error', title: actionFailedTitles.login, message });
      return errors;
    }
    const { firstName, lastName, phone: knownPhone, email, gender } = customer;
    session.signIn({
      ...{ token, lastName, email, gender },
      firstName: firstName ?? '',
      phone: knownPhone ?? input.phone,
    });
    notices.show({
      action: 'session',
      kind: 'success',
      title: successTitles.login,
      message: noticeTexts.login,
    });
    return undefined;
  };
}

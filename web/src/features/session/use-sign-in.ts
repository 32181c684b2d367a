import { cleanPassword } from '@gawai/domain/session';
import { normalisePhone } from '@gawai/domain/phone';
import {
  actionFailedTitles,
  noticeTexts,
  successTitles,
} from '@gawai/domain/texts/error-catalogue';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import { useSession } from '../../session/use-session.ts';
import { useSignInMutation } from './session.generated.ts';

/** What the sign-in form asks for. */
export interface SignInValues {
  phone: string;
  password: string;
}

/** Signs a customer in and remembers them (specification.md 4, session). */
export function useSignIn() {
  const session = useSession();
  // The token is the session's alone: no cache keeps it.
  const [signIn] = useSignInMutation({ fetchPolicy: 'no-cache' });
  return useFormMutation({
    action: 'signIn',
    successAction: 'session',
    titles: { success: successTitles.login, failure: actionFailedTitles.login },
    send: async ({ phone, password }: SignInValues) => {
      const input = { phone: normalisePhone(phone), password: cleanPassword(password) };
      const { data } = await signIn({ variables: { input } });
      const { token = null, customer = null } = data?.signIn ?? {};
      if (token !== null && customer !== null) {
        const { firstName, lastName, phone: knownPhone, email, gender } = customer;
        session.signIn({
          ...{ token, lastName, email, gender },
          firstName: firstName ?? '',
          phone: knownPhone ?? input.phone,
        });
      }
      return data?.signIn;
    },
    isAccepted: ({ token, customer }) => token !== null && customer !== null,
    onAccepted: () => noticeTexts.login,
  });
}

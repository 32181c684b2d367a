import { normalisePhone } from '@gawai/domain/phone';
import { checkSignIn, cleanPassword } from '@gawai/domain/session';
import {
  actionFailedTitles,
  noticeTexts,
  successTitles,
} from '@gawai/domain/texts/error-catalogue';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { PasswordField, SubmitButton, TextField } from '../../forms/fields.tsx';
import { Form } from '../../forms/form.tsx';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import { useSession } from '../../session/use-session.ts';
import { sessionTexts } from '../../texts/session.ts';
import { accountMenuTexts } from '../../texts/shell.ts';
import { useSignInMutation } from './session.generated.ts';

/** Signs a customer in and remembers them (specification.md 4, session). */
function useSignIn() {
  const session = useSession();
  // The token belongs to the session alone: no cache stores it.
  const [signIn] = useSignInMutation({ fetchPolicy: 'no-cache' });
  return useFormMutation({
    action: 'signIn',
    successAction: 'session',
    titles: { success: successTitles.login, failure: actionFailedTitles.login },
    send: async ({ phone, password }: { phone: string; password: string }) => {
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

/** Phone and password of a customer (specification.md 2, sign-in); `phone` is known after registration. */
export function SignInForm({ phone }: { phone: string }) {
  return (
    <Form
      initialValues={{ phone, password: '' }}
      check={checkSignIn}
      label={sessionTexts.signInTitle}
      onSubmit={useSignIn()}
    >
      <TextField
        name="phone"
        label={fieldLabels.phone}
        hint={sessionTexts.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="username"
      />
      <PasswordField name="password" label={fieldLabels.password} autoComplete="current-password" />
      <SubmitButton size="large" isWide>
        {accountMenuTexts.signIn}
      </SubmitButton>
    </Form>
  );
}

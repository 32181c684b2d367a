import { checkNewPassword, cleanPassword } from '@gawai/domain/session';
import { SubmitButton } from '../../forms/fields.tsx';
import { Form } from '../../forms/form.tsx';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import { useSession } from '../../session/use-session.ts';
import { forgottenPasswordTexts } from '../../texts/forgotten-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useResetPasswordMutation } from './password-reset.generated.ts';

const EMPTY = { password: '', confirmPassword: '' };

interface ResetPasswordFormProps {
  /** Of the link in the mail; empty when the address has none, which the gateway rejects. */
  token: string;
  onReset: () => void;
}

/**
 * A new password, twice, with the rules of the registration (shop-api.md 10.10). All sessions end with it, so that
 * of this browser too.
 */
export function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const session = useSession();
  // The cache stores results by their variables, and these have passwords.
  const [resetPassword] = useResetPasswordMutation({ fetchPolicy: 'no-cache' });
  const submit = useFormMutation({
    action: 'resetPassword',
    send: async ({ password, confirmPassword }: typeof EMPTY) => {
      const input = {
        token,
        password: cleanPassword(password),
        confirmPassword: cleanPassword(confirmPassword),
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
  return (
    <Form
      initialValues={EMPTY}
      check={checkNewPassword}
      label={forgottenPasswordTexts.resetTitle}
      onSubmit={submit}
    >
      <NewPasswordFields />
      <SubmitButton size="large" isWide>
        {forgottenPasswordTexts.resetSubmit}
      </SubmitButton>
    </Form>
  );
}

import { checkForgotPassword } from '@gawai/domain/session';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { SubmitButton, TextField } from '../../forms/fields.tsx';
import { Form } from '../../forms/form.tsx';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import { forgottenPasswordTexts } from '../../texts/forgotten-password.ts';
import { sessionTexts } from '../../texts/session.ts';
import { useForgotPasswordMutation } from './password-reset.generated.ts';

/**
 * Phone number or e-mail of a customer who forgot the password (shop-api.md 10.10). `onSent` is called for
 * every contact, with an account or without.
 */
export function ForgotPasswordForm({ onSent }: { onSent: () => void }) {
  const [forgotPassword] = useForgotPasswordMutation({ fetchPolicy: 'no-cache' });
  const submit = useFormMutation({
    action: 'forgotPassword',
    send: async ({ contact }: { contact: string }) => {
      const { data } = await forgotPassword({ variables: { input: { contact: contact.trim() } } });
      return data?.forgotPassword;
    },
    isAccepted: ({ requested }) => requested,
    onAccepted: ({ message }) => {
      onSent();
      return message ?? forgottenPasswordTexts.sent;
    },
  });
  return (
    <Form
      initialValues={{ contact: '' }}
      check={checkForgotPassword}
      label={forgottenPasswordTexts.title}
      onSubmit={submit}
    >
      <TextField
        name="contact"
        label={fieldLabels.contact}
        hint={sessionTexts.phoneHint}
        inputMode="email"
        autoComplete="username"
      />
      <SubmitButton size="large" isWide>
        {forgottenPasswordTexts.submit}
      </SubmitButton>
    </Form>
  );
}

import { checkForgotPassword } from '@gawai/domain/session';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { SubmitButton, TextField } from '../../forms/fields.tsx';
import { Form } from '../../forms/form.tsx';
import { yupFromDomain } from '../../forms/yup-from-domain.ts';
import { forgottenPasswordTexts } from '../../texts/forgotten-password.ts';
import { sessionTexts } from '../../texts/session.ts';
import { useForgotPassword, type ForgotPasswordValues } from './use-forgot-password.ts';

const schema = yupFromDomain<ForgotPasswordValues>(checkForgotPassword);

/** Phone number or e-mail of a customer who forgot the password (shop-api.md 10.10). */
export function ForgotPasswordForm({ onSent }: { onSent: () => void }) {
  return (
    <Form
      initialValues={{ contact: '' }}
      schema={schema}
      label={forgottenPasswordTexts.title}
      onSubmit={useForgotPassword(onSent)}
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

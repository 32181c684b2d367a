import { checkSignIn } from '@gawai/domain/session';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { PasswordField, SubmitButton, TextField } from '../../forms/fields.tsx';
import { Form } from '../../forms/form.tsx';
import { yupFromDomain } from '../../forms/yup-from-domain.ts';
import { sessionTexts } from '../../texts/session.ts';
import { accountMenuTexts } from '../../texts/shell.ts';
import { useSignIn, type SignInValues } from './use-sign-in.ts';

const schema = yupFromDomain<SignInValues>(checkSignIn);

/** Phone and password of a customer (specification.md 2, sign-in); `phone` is known after registration. */
export function SignInForm({ phone }: { phone: string }) {
  const signIn = useSignIn();
  return (
    <Form
      initialValues={{ phone, password: '' }}
      schema={schema}
      label={sessionTexts.signInTitle}
      onSubmit={signIn}
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

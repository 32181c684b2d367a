import { checkSignIn } from '@gawai/domain/account';
import { SubmitButton, TextField } from '../../forms/fields.tsx';
import { Form } from '../../forms/form.tsx';
import { yupFromDomain } from '../../forms/yup-from-domain.ts';
import { sessionTexts } from '../../texts/session.ts';
import { useSignIn, type SignInValues } from './use-sign-in.ts';

const EMPTY: SignInValues = { phone: '', password: '' };
const schema = yupFromDomain<SignInValues>(checkSignIn);

/** Phone and password of a customer (Specification section 2, sign-in). */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const signIn = useSignIn();
  return (
    <Form
      initialValues={EMPTY}
      schema={schema}
      label={sessionTexts.signInTitle}
      onSubmit={async (values) => {
        const refusal = await signIn(values);
        if (refusal === undefined) onSignedIn();
        return refusal;
      }}
    >
      <TextField
        name="phone"
        label={sessionTexts.phone}
        hint={sessionTexts.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="username"
      />
      <TextField
        name="password"
        label={sessionTexts.password}
        type="password"
        autoComplete="current-password"
      />
      <SubmitButton size="large" isWide>
        {sessionTexts.signIn}
      </SubmitButton>
    </Form>
  );
}

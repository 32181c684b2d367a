import { checkNewPassword } from '@gawai/domain/session';
import { SubmitButton } from '../../forms/fields.tsx';
import { Form } from '../../forms/form.tsx';
import { yupFromDomain } from '../../forms/yup-from-domain.ts';
import { forgottenPasswordTexts } from '../../texts/forgotten-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useResetPassword, type ResetPasswordValues } from './use-reset-password.ts';

const EMPTY: ResetPasswordValues = { password: '', confirmPassword: '' };
const schema = yupFromDomain<ResetPasswordValues>(checkNewPassword);

interface ResetPasswordFormProps {
  /** Of the link in the mail; empty when the address has none, which the gateway rejects. */
  token: string;
  onReset: () => void;
}

/** A new password, twice, with the rules of the registration (shop-api.md 10.10). */
export function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  return (
    <Form
      initialValues={EMPTY}
      schema={schema}
      label={forgottenPasswordTexts.resetTitle}
      onSubmit={useResetPassword(token, onReset)}
    >
      <NewPasswordFields />
      <SubmitButton size="large" isWide>
        {forgottenPasswordTexts.resetSubmit}
      </SubmitButton>
    </Form>
  );
}

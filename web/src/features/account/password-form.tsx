import { checkChangePassword } from '@gawai/domain/session';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { PasswordField, SubmitButton } from '../../forms/fields.tsx';
import { Form } from '../../forms/form.tsx';
import { yupFromDomain } from '../../forms/yup-from-domain.ts';
import { useSessionUser } from '../../session/use-session.ts';
import { accountTexts } from '../../texts/account.ts';
import { accountMenuTexts } from '../../texts/shell.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './account-form.module.css';
import { useChangePassword, type PasswordValues } from './use-change-password.ts';

const EMPTY: PasswordValues = { currentPassword: '', newPassword: '', confirmNewPassword: '' };
const schema = yupFromDomain<PasswordValues>(checkChangePassword);

const fields = [
  { name: 'currentPassword', autoComplete: 'current-password' },
  { name: 'newPassword', autoComplete: 'new-password' },
  { name: 'confirmNewPassword', autoComplete: 'new-password' },
] as const;

/** The old password and the new one, twice (specification.md 5, change password). */
export function PasswordForm() {
  const changePassword = useChangePassword();
  const user = useSessionUser();
  return (
    <div className={classNames(styles['card'], styles['narrow'])}>
      <Form
        initialValues={EMPTY}
        schema={schema}
        label={accountMenuTexts.password}
        clearsWhenDone
        onSubmit={changePassword}
      >
        {/* For password managers: whose password it is. */}
        <input type="text" autoComplete="username" value={user?.phone ?? ''} readOnly hidden />
        {fields.map(({ name, autoComplete }) => (
          <PasswordField
            key={name}
            name={name}
            label={fieldLabels[name]}
            autoComplete={autoComplete}
          />
        ))}
        <div>
          <SubmitButton>{accountTexts.changePassword}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}

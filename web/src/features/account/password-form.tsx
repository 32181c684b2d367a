import { checkChangePassword, cleanPassword } from '@gawai/domain/session';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { PasswordField, SubmitButton } from '../../forms/fields.tsx';
import { Form } from '../../forms/form.tsx';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import { useSessionUser } from '../../session/use-session.ts';
import { accountTexts } from '../../texts/account.ts';
import { accountMenuTexts } from '../../texts/shell.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './account-form.module.css';
import { useChangePasswordMutation } from './profile.generated.ts';

const EMPTY = { currentPassword: '', newPassword: '', confirmNewPassword: '' };

const fields = [
  { name: 'currentPassword', autoComplete: 'current-password' },
  { name: 'newPassword', autoComplete: 'new-password' },
  { name: 'confirmNewPassword', autoComplete: 'new-password' },
] as const;

/** Changes the password of the customer, who stays signed in (specification-notes.md 88). */
function useChangePassword() {
  // The cache stores results by their variables, and these have passwords.
  const [changePassword] = useChangePasswordMutation({ fetchPolicy: 'no-cache' });
  return useFormMutation({
    action: 'changePassword',
    send: async (values: typeof EMPTY) => {
      const input = {
        currentPassword: cleanPassword(values.currentPassword),
        newPassword: cleanPassword(values.newPassword),
        confirmNewPassword: cleanPassword(values.confirmNewPassword),
      };
      const { data } = await changePassword({ variables: { input } });
      return data?.changePassword;
    },
    isAccepted: ({ changed }) => changed,
    onAccepted: () => accountTexts.passwordChanged,
  });
}

/** The old password and the new one, twice (specification.md 5, change password). */
export function PasswordForm() {
  const user = useSessionUser();
  return (
    <div className={classNames(styles['card'], styles['narrow'])}>
      <Form
        initialValues={EMPTY}
        check={checkChangePassword}
        label={accountMenuTexts.password}
        clearsWhenDone
        onSubmit={useChangePassword()}
      >
        {/* For password managers: the user name of this password. */}
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

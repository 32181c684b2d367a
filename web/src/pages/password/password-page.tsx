import { AccountPage } from '../../features/account/account-page.tsx';
import { PasswordForm } from '../../features/account/password-form.tsx';
import { accountTexts } from '../../texts/account.ts';
import { accountMenuTexts } from '../../texts/shell.ts';

/** The change of the password (specification.md 2, /password). */
export function PasswordPage() {
  return (
    <AccountPage title={accountMenuTexts.password} lead={accountTexts.passwordLead}>
      <PasswordForm />
    </AccountPage>
  );
}

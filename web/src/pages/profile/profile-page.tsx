import { AccountPage } from '../../features/account/account-page.tsx';
import { Profile } from '../../features/account/profile.tsx';
import { accountTexts } from '../../texts/account.ts';
import { accountMenuTexts } from '../../texts/shell.ts';

/** Names and gender of the customer (specification.md 2, /profile). */
export function ProfilePage() {
  return (
    <AccountPage title={accountMenuTexts.profile} lead={accountTexts.profileLead}>
      <Profile />
    </AccountPage>
  );
}

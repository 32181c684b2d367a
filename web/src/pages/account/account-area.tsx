import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PageHead } from '../../routing/page-head.tsx';
import { paths } from '../../routing/paths.ts';
import { accountEntryOf } from '../../features/account/account-entries.ts';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { AccountSkeleton } from '../../features/account/account-skeleton.tsx';
import { useSessionState } from '../../session/use-session.ts';
import { accountTexts } from '../../texts/account.ts';

/**
 * Around the six pages of the account (specification.md 2). Only the browser knows the user: until
 * hydration a skeleton is shown, and a guest is redirected to sign in from there.
 */
export function AccountArea() {
  const { pathname } = useLocation();
  const { isKnown, user } = useSessionState();
  if (isKnown && user === null) return <Navigate to={paths.signIn()} replace />;
  if (user === null) {
    const title = accountEntryOf(pathname)?.label ?? accountTexts.menu;
    return (
      <>
        <PageHead title={title} isPrivate />
        <AccountSkeleton title={title} />
      </>
    );
  }
  return (
    <AccountFrame user={user}>
      <Outlet />
    </AccountFrame>
  );
}

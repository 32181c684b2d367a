import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { PageHead } from '../../routing/page-head.tsx';
import { paths } from '../../routing/paths.ts';
import { useSignOut } from '../../features/session/use-sign-out.ts';
import { useSessionState } from '../../session/use-session.ts';
import { commonTexts } from '../../texts/common.ts';
import { sessionTexts } from '../../texts/session.ts';
import { ScriptOnly } from '../../ui/script-only.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './sign-out-page.module.css';

/**
 * Signs out, then goes home (specification.md 2, /sign-out); so does a guest who comes here. Without
 * script nobody is signed out, and the page shows that.
 */
export function SignOutPage() {
  const { isKnown, user } = useSessionState();
  const signOut = useSignOut();

  useEffect(() => {
    if (user !== null) signOut();
  }, [user, signOut]);

  if (isKnown && user === null) return <Navigate to={paths.home()} replace />;
  return (
    <div className={styles['page']}>
      <PageHead title={sessionTexts.signOutTitle} isPrivate />
      <h1>{sessionTexts.signOutTitle}</h1>
      <ScriptOnly sentence={commonTexts.needsScript(sessionTexts.signOutTitle)}>
        <Spinner />
        <p role="status">{sessionTexts.signingOut}</p>
      </ScriptOnly>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../app/page-head.tsx';
import { paths } from '../../app/paths.ts';
import { useSignOut } from '../../features/session/use-sign-out.ts';
import { sessionTexts } from '../../texts/session.ts';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './sign-out-page.module.css';

/** Signs out, then goes home (Specification section 2, /sign-out). */
export function SignOutPage() {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const hasStarted = useRef(false);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void signOut().then(() => navigate(paths.home(), { replace: true }));
  }, [signOut, navigate]);

  return (
    <div className={styles['page']}>
      <PageHead title={sessionTexts.signOutTitle} isPrivate />
      <h1>{sessionTexts.signOutTitle}</h1>
      <Spinner />
      <p role="status">{sessionTexts.signingOut}</p>
    </div>
  );
}

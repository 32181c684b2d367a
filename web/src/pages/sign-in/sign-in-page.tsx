import { Navigate, useNavigate } from 'react-router-dom';
import { PageHead } from '../../app/page-head.tsx';
import { paths } from '../../app/paths.ts';
import { SignInForm } from '../../features/session/sign-in-form.tsx';
import { useSessionUser } from '../../session/use-session.ts';
import { sessionTexts } from '../../texts/session.ts';
import styles from './sign-in-page.module.css';

/** Sign-in (Specification section 2); whoever is signed in already goes home. */
export function SignInPage() {
  const navigate = useNavigate();
  const user = useSessionUser();
  if (user !== null) return <Navigate to={paths.home()} replace />;
  return (
    <div className={styles['page']}>
      <PageHead title={sessionTexts.signInTitle} isPrivate />
      <h1>{sessionTexts.signInTitle}</h1>
      <SignInForm onSignedIn={() => void navigate(paths.home(), { replace: true })} />
      <p className={styles['hint']}>{sessionTexts.guestHint}</p>
    </div>
  );
}

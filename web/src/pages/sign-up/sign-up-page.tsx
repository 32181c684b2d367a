import { useNavigate } from 'react-router-dom';
import { paths } from '../../routing/paths.ts';
import { GoHome } from '../../features/session/go-home.tsx';
import { SessionCard } from '../../features/session/session-card.tsx';
import { SignUpForm } from '../../features/session/sign-up-form.tsx';
import { useSessionUser } from '../../session/use-session.ts';
import { sessionTexts } from '../../texts/session.ts';
import { accountMenuTexts } from '../../texts/shell.ts';
import { Link } from '../../ui/link.tsx';

/**
 * Registration (specification.md 2), then sign-in with the phone filled in; a customer who is signed in
 * goes home (specification-notes.md 83).
 */
export function SignUpPage() {
  const navigate = useNavigate();
  if (useSessionUser() !== null) return <GoHome />;
  return (
    <SessionCard
      title={sessionTexts.signUpTitle}
      otherWay={
        <p>
          {sessionTexts.hasAccount} <Link to={paths.signIn()}>{accountMenuTexts.signIn}</Link>
        </p>
      }
    >
      <SignUpForm
        onSignedUp={(phone) => void navigate(paths.signIn(), { replace: true, state: { phone } })}
      />
    </SessionCard>
  );
}

import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../routing/paths.ts';
import { ResetPasswordForm } from '../../features/session/reset-password-form.tsx';
import { SessionCard } from '../../features/session/session-card.tsx';
import { forgottenPasswordTexts } from '../../texts/forgotten-password.ts';
import { Link } from '../../ui/link.tsx';

/**
 * A new password by the link of a mail (shop-api.md 10.10). The token is after `#`, which browsers send
 * to no server; once it is used, the sign-in replaces this address in the history.
 */
export function ResetPasswordPage() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  return (
    <SessionCard
      title={forgottenPasswordTexts.resetTitle}
      otherWay={
        <p>
          {forgottenPasswordTexts.linkExpired}{' '}
          <Link to={paths.forgotPassword()}>{forgottenPasswordTexts.requestLink}</Link>
        </p>
      }
    >
      <ResetPasswordForm
        token={hash.slice(1)}
        onReset={() => void navigate(paths.signIn(), { replace: true })}
      />
    </SessionCard>
  );
}

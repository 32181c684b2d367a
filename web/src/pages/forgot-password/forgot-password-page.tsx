import { useState } from 'react';
import { paths } from '../../routing/paths.ts';
import { ForgotPasswordForm } from '../../features/session/forgot-password-form.tsx';
import { SessionCard } from '../../features/session/session-card.tsx';
import { forgottenPasswordTexts } from '../../texts/forgotten-password.ts';
import { accountMenuTexts } from '../../texts/shell.ts';
import { Link } from '../../ui/link.tsx';

/**
 * The request for a link to set a new password (shop-api.md 10.10). The text afterwards is the same
 * whether the contact has an account or not.
 */
export function ForgotPasswordPage() {
  const [isSent, setSent] = useState(false);
  return (
    <SessionCard
      title={forgottenPasswordTexts.title}
      otherWay={
        <p>
          {forgottenPasswordTexts.backToSignIn}{' '}
          <Link to={paths.signIn()}>{accountMenuTexts.signIn}</Link>
        </p>
      }
    >
      {isSent ? (
        // The form has taken the focus with it.
        <div tabIndex={-1} ref={(element) => element?.focus()}>
          <p>{forgottenPasswordTexts.sent}</p>
          <p>{forgottenPasswordTexts.next}</p>
        </div>
      ) : (
        <>
          <p>{forgottenPasswordTexts.lead}</p>
          <ForgotPasswordForm onSent={() => setSent(true)} />
        </>
      )}
    </SessionCard>
  );
}

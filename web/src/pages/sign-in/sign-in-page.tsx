import { useLocation } from 'react-router-dom';
import { paths } from '../../routing/paths.ts';
import { DeviceOrderList } from '../../features/order/guest/device-order-list.tsx';
import { GoHome } from '../../features/session/go-home.tsx';
import { SessionCard } from '../../features/session/session-card.tsx';
import { SignInForm } from '../../features/session/sign-in-form.tsx';
import { isRecord, readText } from '../../lib/read-json.ts';
import { useSessionUser } from '../../session/use-session.ts';
import { findOrderTexts } from '../../texts/find-order.ts';
import { forgottenPasswordTexts } from '../../texts/forgotten-password.ts';
import { sessionTexts } from '../../texts/session.ts';
import { accountMenuTexts, shellTexts } from '../../texts/shell.ts';
import { Link } from '../../ui/link.tsx';
import styles from './sign-in-page.module.css';

/**
 * Sign-in (specification.md 2). A signed-in customer, by this form or before, goes home, also when a
 * guard has sent them here (specification-notes.md 82 and 83). A guest who looks for an order comes here
 * too: the orders that were placed on this device are below the form.
 */
export function SignInPage() {
  const state: unknown = useLocation().state;
  const phone = isRecord(state) ? readText(state['phone']) : null;
  if (useSessionUser() !== null) return <GoHome />;
  return (
    <>
      <SessionCard
        title={sessionTexts.signInTitle}
        otherWay={
          <>
            <p>
              <Link to={paths.forgotPassword()}>{forgottenPasswordTexts.link}</Link>
            </p>
            <p>
              {sessionTexts.noAccount} <Link to={paths.signUp()}>{accountMenuTexts.signUp}</Link>
            </p>
            <p>{sessionTexts.guestHint}</p>
            <p>
              {findOrderTexts.hasLostLink}{' '}
              <Link to={paths.findOrder()}>{shellTexts.findOrder}</Link>
            </p>
          </>
        }
      >
        <SignInForm phone={phone ?? ''} />
      </SessionCard>
      <div className={styles['orders']}>
        <DeviceOrderList />
      </div>
    </>
  );
}

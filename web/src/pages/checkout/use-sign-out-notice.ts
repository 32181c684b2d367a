import { useEffect } from 'react';
import { useSession } from '../../session/use-session.ts';
import { signedOutTexts } from '../../texts/signed-out-elsewhere.ts';
import { useNotices } from '../../ui/notices-context.ts';

const ACTION = 'signedOutElsewhere';

/**
 * Shows that the customer has signed out in another tab, which turns their checkout into a guest's, until
 * a customer is signed in again. An expired session has a message of its own.
 */
export function useSignOutNotice(): void {
  const session = useSession();
  const { show, settle } = useNotices();
  useEffect(() => {
    settle([ACTION]);
    return session.onLeave((how) => {
      if (how === 'elsewhere') show({ action: ACTION, kind: 'info', ...signedOutTexts });
    });
  }, [session, show, settle]);
}

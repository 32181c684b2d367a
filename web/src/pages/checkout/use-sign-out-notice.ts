import { useEffect } from 'react';
import { useSession } from '../../session/use-session.ts';
import { signedOutTexts } from '../../texts/signed-out-elsewhere.ts';
import { useNotices } from '../../ui/notices-context.ts';

const ACTION = 'signedOutElsewhere';

/**
 * Says that the customer has signed out in another tab, which makes a guest's of their checkout, until a
 * customer is there again. A session that ran out has words of its own.
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

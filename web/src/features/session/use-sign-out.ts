import { noticeTexts, successTitles } from '@gawai/domain/texts/error-catalogue';
import { useCallback } from 'react';
import { useSession } from '../../session/use-session.ts';
import { useNotices } from '../../ui/notices-context.ts';
import { useSignOutMutation } from './session.generated.ts';

/**
 * Ends the session at once. The shop is called without waiting for it, and its failure does not matter
 * (specification-notes.md 85). Data of the customer is removed with the session; the cart stays.
 */
export function useSignOut(): () => void {
  const session = useSession();
  const notices = useNotices();
  const [signOut] = useSignOutMutation();
  return useCallback(() => {
    const user = session.get();
    if (user === null) return;
    // When the call is sent, the session no longer has the token.
    const headers = { authorization: `Bearer ${user.token}` };
    signOut({ context: { quiet: true, headers } }).catch(() => undefined);
    session.forget();
    notices.show({
      action: 'session',
      kind: 'success',
      title: successTitles.logout,
      message: noticeTexts.logout,
    });
  }, [session, notices, signOut]);
}

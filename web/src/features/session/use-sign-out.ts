import { useApolloClient } from '@apollo/client/react';
import { noticeTexts, successTitles } from '@gawai/domain/texts/error-catalogue';
import { useCallback } from 'react';
import { useSession } from '../../session/use-session.ts';
import { useNotices } from '../../ui/notices-context.ts';
import { useSignOutMutation } from './session.generated.ts';

/**
 * Ends the session: tells the shop, whose failure does not matter (Contract 5.10), forgets the
 * customer, and empties the cache of everything that was theirs. The cart stays.
 */
export function useSignOut(): () => Promise<void> {
  const session = useSession();
  const notices = useNotices();
  const client = useApolloClient();
  const [signOut] = useSignOutMutation({ context: { quiet: true } });
  return useCallback(async () => {
    await signOut().catch(() => undefined);
    session.forget();
    await client.clearStore();
    notices.show({ kind: 'success', title: successTitles.logout, message: noticeTexts.logout });
  }, [session, notices, client, signOut]);
}

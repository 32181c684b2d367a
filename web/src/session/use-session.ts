import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session, SessionState, SessionUser } from './session-store.ts';

export const SessionContext = createContext<Session | null>(null);

const unknown: SessionState = { isKnown: false, user: null, departures: 0 };

/** The session itself, to sign in or out. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession is used outside of the app');
  return session;
}

/** The user of this tab; unknown on the server and during hydration. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state, () => unknown);
}

/** The signed-in customer; null for a guest, on the server and during hydration. */
export function useSessionUser(): SessionUser | null {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.get, () => null);
}

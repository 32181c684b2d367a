import { readGender, type Gender } from '@gawai/domain/gender';
import { openStoredValue } from '../lib/browser-storage.ts';
import { createStore } from '../lib/store.ts';
import { isRecord, readText } from '../lib/read-json.ts';

/** The signed-in customer as stored in the browser (specification.md 3, user). */
export interface SessionUser {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly phone: string;
  readonly email: string | null;
  readonly gender: Gender | null;
  /** Opaque secret sent as a bearer with every request. */
  readonly token: string;
}

/** The user of this tab. */
export interface SessionState {
  /** False on the server and until storage was read: the user is unknown, not a guest. */
  readonly isKnown: boolean;
  /** Null for a guest, and while the user is unknown. */
  readonly user: SessionUser | null;
  /**
   * Number of customers who have left this tab, here or by another tab: the state of a page must not be shown
   * to the next one. An expired session is not counted, so that no input is lost.
   */
  readonly departures: number;
}

/**
 * Why a customer leaves: sign-out in this tab, a token that the shop no longer accepts, or
 * sign-out in another tab.
 */
export type Leaving = 'signedOut' | 'expired' | 'elsewhere';

/** The session of this browser. */
export interface Session {
  /** The customer; null = a guest. */
  get: () => SessionUser | null;
  /** The same object until something changes. */
  state: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Reads the stored customer and follows other tabs. Call once, after hydration. */
  start: () => () => void;
  /** Stores a customer after sign-in. */
  signIn: (user: SessionUser) => void;
  /** Overwrites the stored customer; does nothing for a guest. */
  update: (changes: Partial<Omit<SessionUser, 'token'>>) => void;
  /** Removes the customer at sign-out. */
  forget: () => void;
  /** Ends the session of this token; false when it has ended already, or another has begun. */
  expire: (token: string) => boolean;
  /** Calls `listener` as each customer leaves, until the returned function is called. */
  onLeave: (listener: (how: Leaving) => void) => () => void;
}

function readUser(value: unknown): SessionUser | null {
  if (!isRecord(value)) return null;
  const token = readText(value['token']);
  const firstName = readText(value['firstName']);
  const phone = readText(value['phone']);
  if (token === null || firstName === null || phone === null) return null;
  return {
    token,
    firstName,
    phone,
    lastName: readText(value['lastName']),
    email: readText(value['email']),
    gender: readGender(value['gender']),
  };
}

/**
 * Creates a session whose customer is in local storage under a key prefixed by the shop's name (specification.md
 * sections 4 and 9). On the server, and until `start` is called, the user is unknown.
 */
export function createSession(storeName: string): Session {
  const stored = openStoredValue(storeName, 'user');
  const store = createStore<SessionState>({ isKnown: false, user: null, departures: 0 });
  const leaveListeners = new Set<(how: Leaving) => void>();
  const user = () => store.get().user;

  const become = (next: SessionUser | null, how: Leaving, save?: () => void) => {
    const { isKnown, user: before, departures } = store.get();
    const hasLeft = before !== null && before.token !== next?.token;
    // Personal data is removed first: a tab that is notified of the sign-out must find none of it.
    if (hasLeft) for (const listener of [...leaveListeners]) listener(how);
    save?.();
    // Unchanged: the same object, so that nothing renders again.
    if (isKnown && JSON.stringify(next) === JSON.stringify(before)) return;
    const isDeparture = hasLeft && how !== 'expired';
    store.set({ isKnown: true, user: next, departures: departures + (isDeparture ? 1 : 0) });
  };
  const restore = () => {
    become(readUser(stored.read()), 'elsewhere');
  };
  // Another tab may have signed out or in a moment ago, before this one receives the event.
  const storedToken = () => readUser(stored.read())?.token;

  return {
    get: user,
    state: store.get,
    subscribe: store.subscribe,
    start: () => {
      restore();
      return stored.onOtherTab(restore);
    },
    signIn: (next) => {
      become(next, 'signedOut', () => stored.write(next));
    },
    update: (changes) => {
      const known = user();
      if (known === null) return;
      const next = { ...known, ...changes };
      if (storedToken() === known.token) stored.write(next);
      become(next, 'signedOut');
    },
    forget: () => {
      become(null, 'signedOut', stored.remove);
    },
    expire: (token) => {
      if (user()?.token !== token) return false;
      const next = storedToken();
      if (next !== undefined && next !== token) {
        restore();
        return false;
      }
      become(null, 'expired', stored.remove);
      return true;
    },
    onLeave: (listener) => {
      leaveListeners.add(listener);
      return () => leaveListeners.delete(listener);
    },
  };
}

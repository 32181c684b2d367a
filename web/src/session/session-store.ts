import { openStoredValue } from '../lib/browser-storage.ts';
import { createStore, type Store } from '../lib/store.ts';
import { isRecord, readText } from '../lib/read-json.ts';

/** The signed-in customer as the browser remembers them (Specification section 3, user). */
export interface SessionUser {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly phone: string;
  /** Opaque secret sent as a bearer with every request. */
  readonly token: string;
}

/** Who uses this browser; null = a guest. */
export interface Session extends Pick<Store<SessionUser | null>, 'get' | 'subscribe'> {
  /** Reads what the browser remembers and follows other tabs. Call once, after hydration. */
  start: () => () => void;
  /** Remembers a customer after sign-in. */
  signIn: (user: SessionUser) => void;
  /** Forgets them: on sign-out and when the shop no longer accepts the token. */
  forget: () => void;
}

function readUser(value: unknown): SessionUser | null {
  if (!isRecord(value)) return null;
  const token = readText(value['token']);
  const firstName = readText(value['firstName']);
  const phone = readText(value['phone']);
  if (token === null || firstName === null || phone === null) return null;
  return { token, firstName, phone, lastName: readText(value['lastName']) };
}

/**
 * Keeps the customer in local storage under a key prefixed by the shop's name (Specification sections
 * 4 and 9). On the server, and until `start` is called, everyone is a guest.
 */
export function createSession(storeName: string): Session {
  const stored = openStoredValue(storeName, 'user');
  const store = createStore<SessionUser | null>(null);
  const restore = () => {
    const user = readUser(stored.read());
    // Unchanged: keep the object, so that nothing renders again.
    if (JSON.stringify(user) !== JSON.stringify(store.get())) store.set(user);
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    start: () => {
      restore();
      return stored.onOtherTab(restore);
    },
    signIn: (user) => {
      stored.write(user);
      store.set(user);
    },
    forget: () => {
      stored.remove();
      store.set(null);
    },
  };
}

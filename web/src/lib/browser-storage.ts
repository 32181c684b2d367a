/**
 * One JSON value under one key of the browser's storage. Every access can fail (private mode,
 * quota, a blocked site, foreign text): `read` then returns `undefined` and `write` does nothing.
 */
export interface StoredValue {
  /** The parsed value; undefined when there is none or it is not JSON. */
  read: () => unknown;
  /** Replaces the value; true when it was stored. */
  write: (value: unknown) => boolean;
  /** Removes the value. */
  remove: () => void;
  /**
   * Calls `listener` when another tab changed the value, or may have while this page was in the back/forward
   * cache, until the returned function is called. Values of one `tab` have no changes by others.
   */
  onOtherTab: (listener: () => void) => () => void;
}

/** The storage key of `name`; other shops on the same origin use other prefixes. */
export function storageKey(storeName: string, name: string): string {
  const prefix = storeName.trim().toLowerCase().replace(/\s+/g, '-');
  return `${prefix}:${name}`;
}

/** Lifetime of a value: in the `browser` until it is removed, or in one `tab` until it is closed. */
type StorageArea = 'browser' | 'tab';

const storageOf = (area: StorageArea) =>
  area === 'browser' ? window.localStorage : window.sessionStorage;

/** Opens the value `name` of the shop called `storeName` (specification.md 9: keys are prefixed). */
export function openStoredValue(
  storeName: string,
  name: string,
  area: StorageArea = 'browser',
): StoredValue {
  const key = storageKey(storeName, name);
  const attempt = <T>(action: () => T, otherwise: T): T => {
    try {
      return action();
    } catch {
      return otherwise;
    }
  };
  return {
    read: () =>
      attempt<unknown>(() => {
        const text = storageOf(area).getItem(key);
        return text === null ? undefined : JSON.parse(text);
      }, undefined),
    write: (value) =>
      attempt(() => {
        storageOf(area).setItem(key, JSON.stringify(value));
        return true;
      }, false),
    remove: () => attempt(() => storageOf(area).removeItem(key), undefined),
    onOtherTab: (listener) => {
      const onStorage = (event: StorageEvent) => {
        // A null key means that the whole storage was cleared.
        if (event.key === key || event.key === null) listener();
      };
      const cameBack = ({ persisted }: PageTransitionEvent) => {
        // A page in the back/forward cache has received no events meanwhile.
        if (persisted) listener();
      };
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', cameBack);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', cameBack);
      };
    },
  };
}

/** Removes the values of this shop from the browser or this tab, except those with these names. */
export function forgetStored(
  storeName: string,
  area: StorageArea,
  exceptions: readonly string[] = [],
): void {
  const prefix = storageKey(storeName, '');
  const excepted = exceptions.map((name) => prefix + name);
  try {
    const storage = storageOf(area);
    for (const key of Object.keys(storage)) {
      if (key.startsWith(prefix) && !excepted.includes(key)) storage.removeItem(key);
    }
  } catch {
    // Storage that cannot be accessed contains nothing.
  }
}

/**
 * One JSON value under one key of the browser's storage. Every access can fail (private mode,
 * quota, a blocked site, text written by something else): reading then gives `undefined`, writing
 * does nothing, and the shop goes on with what it holds in memory.
 */
export interface StoredValue {
  /** The parsed value; undefined when there is none or it is not JSON. */
  read: () => unknown;
  /** Replaces the value; true when it was kept. */
  write: (value: unknown) => boolean;
  /** Takes the value away. */
  remove: () => void;
  /**
   * Calls `listener` when another tab changed the value, or may have while this page lay in the
   * browser's memory, until the returned function is called. What is kept for one tab alone is changed
   * by no other.
   */
  onOtherTab: (listener: () => void) => () => void;
}

/** The key under which this shop keeps `name`; other shops on the same origin use other prefixes. */
export function storageKey(storeName: string, name: string): string {
  const prefix = storeName.trim().toLowerCase().replace(/\s+/g, '-');
  return `${prefix}:${name}`;
}

/** How long a value is kept: by the `browser` until it is removed, or by one `tab` until it is closed. */
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

/** Takes away what this shop keeps in the browser or for this tab, except the values with these names. */
export function forgetStored(
  storeName: string,
  area: StorageArea,
  exceptions: readonly string[] = [],
): void {
  const prefix = storageKey(storeName, '');
  const kept = exceptions.map((name) => prefix + name);
  try {
    const storage = storageOf(area);
    for (const key of Object.keys(storage)) {
      if (key.startsWith(prefix) && !kept.includes(key)) storage.removeItem(key);
    }
  } catch {
    // Storage that cannot be reached holds nothing.
  }
}

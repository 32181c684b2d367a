/** A value that changes over time and tells who listens; made for `useSyncExternalStore`. */
export interface Store<T> {
  /** The present value; the same object until it changes. */
  get: () => T;
  /** Puts a new value and tells everyone, unless it is the same one. */
  set: (value: T) => void;
  /** Calls `listener` after each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** Makes a store that holds `initial`. */
export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A value that changes over time and notifies its subscribers, for `useSyncExternalStore`. */
export interface Store<T> {
  /** The present value; the same object until it changes. */
  get: () => T;
  /** Sets a new value and notifies the subscribers, unless it is the same one. */
  set: (value: T) => void;
  /** Calls `listener` after each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store with the value `initial`. */
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

import { createContext, useContext, useSyncExternalStore } from 'react';

/** End of the rate limit of a form, in ms since 1970; 0 = none. */
export const FormHoldContext = createContext(0);

const TICK_MS = 250;

function everyTick(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS);
  return () => clearInterval(timer);
}

const never = () => () => undefined;

/** Whole seconds until the surrounding form may be sent again; 0 = now. */
export function useHeldSeconds(): number {
  const until = useContext(FormHoldContext);
  return useSyncExternalStore(
    until === 0 ? never : everyTick,
    () => Math.max(0, Math.ceil((until - Date.now()) / 1_000)),
    () => 0,
  );
}

import { useEffect, useEffectEvent } from 'react';

/** How long a connection may take to carry data after the device reports it, in ms. */
export const SETTLED_MS = 2_000;

/** Calls `callback` when the device is back online, and once more in case its first requests were too early. */
export function useOnline(callback: () => void): void {
  const onOnline = useEffectEvent(callback);
  useEffect(() => {
    let timer: number | undefined;
    const listener = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => onOnline(), SETTLED_MS);
      onOnline();
    };
    window.addEventListener('online', listener);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', listener);
    };
  }, []);
}

import { useEffect, useEffectEvent } from 'react';

/** Calls `callback` each time the device is back online. */
export function useOnline(callback: () => void): void {
  const onOnline = useEffectEvent(callback);
  useEffect(() => {
    const listener = () => onOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}

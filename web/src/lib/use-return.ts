import { useEffect, useEffectEvent } from 'react';

/** Calls `callback` when the shopper comes back to the tab, also by Back out of the back/forward cache. */
export function useReturn(callback: () => void): void {
  const onReturn = useEffectEvent(callback);
  useEffect(() => {
    const listener = () => {
      if (document.visibilityState === 'visible') onReturn();
    };
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
}

import { useEffect, useEffectEvent } from 'react';

/** Calls `callback` when the shopper returns to the tab, also by Back from the back/forward cache. */
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

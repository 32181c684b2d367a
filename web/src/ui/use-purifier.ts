import { useEffect, useState } from 'react';
import { fetchPurifier, readyPurifier } from './purify.ts';

/**
 * Fetches the sanitiser of shop-written HTML once it is needed. True when it has loaded or failed to load: a
 * page that waits for it shows such text at once, and nothing below the text moves.
 */
export function usePurifier(isNeeded = true): boolean {
  const [isSettled, setIsSettled] = useState(() => readyPurifier() !== undefined);
  useEffect(() => {
    if (!isNeeded || isSettled) return;
    const settle = () => setIsSettled(true);
    fetchPurifier().then(settle, settle);
  }, [isNeeded, isSettled]);
  return isSettled;
}

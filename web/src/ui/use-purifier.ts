import { useEffect, useState } from 'react';
import { fetchPurifier, readyPurifier } from './purify.ts';

/**
 * Fetches the cleaner of shop-written HTML. True once it is there or cannot be fetched: a page that
 * waits for it shows such text at once, and nothing below the text moves.
 */
export function usePurifier(): boolean {
  const [isSettled, setIsSettled] = useState(() => readyPurifier() !== undefined);
  useEffect(() => {
    if (isSettled) return;
    let isCurrent = true;
    const settle = () => {
      if (isCurrent) setIsSettled(true);
    };
    fetchPurifier().then(settle, settle);
    return () => {
      isCurrent = false;
    };
  }, [isSettled]);
  return isSettled;
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from '../../lib/store.ts';

/**
 * A text as the page on screen has it. The router shows a new address in a transition, in which React
 * may render the old and the new one in turn; a query whose variables changed with each of these
 * renders would be sent again and again. This text changes once, after the new page is there.
 */
export function useCommitted(text: string): string {
  const [store] = useState(() => createStore(text));
  useEffect(() => {
    store.set(text);
  }, [store, text]);
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

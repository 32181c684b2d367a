import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from '../../lib/store.ts';

/**
 * The text of the last committed render. The router shows a new address in a transition, in which React
 * may render the old and the new one in turn; a query whose variables changed with each of these
 * renders would be sent again and again. This text changes once, after React commits the new page.
 */
export function useCommitted(text: string): string {
  const [store] = useState(() => createStore(text));
  useEffect(() => {
    store.set(text);
  }, [store, text]);
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

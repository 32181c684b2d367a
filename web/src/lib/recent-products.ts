import { openStoredValue } from './browser-storage.ts';

/** The products that were looked at on this device, by id, newest first. */
export interface RecentProducts {
  list: () => string[];
  /** Puts a product first; a second time changes nothing but its place. */
  remember: (id: string) => void;
  /** Forgets them all. */
  forget: () => void;
}

const KEPT_MAX = 13;

/** Opens the list of the shop called `storeName`; at most 13 products are kept: the open one and 12 others. */
export function openRecentProducts(storeName: string): RecentProducts {
  const stored = openStoredValue(storeName, 'recent-products');
  const list = (): string[] => {
    const value = stored.read();
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  };
  return {
    list,
    remember: (id) => {
      stored.write([id, ...list().filter((each) => each !== id)].slice(0, KEPT_MAX));
    },
    forget: stored.remove,
  };
}

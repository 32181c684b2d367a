import { openStoredValue } from './browser-storage.ts';

/** The products that were viewed on this device, by id, newest first. */
export interface RecentProducts {
  list: () => string[];
  /** Moves or adds a product to the front. */
  remember: (id: string) => void;
  /** Removes all products. */
  forget: () => void;
}

const MAX_ENTRIES = 13;

/** Opens the list of the shop called `storeName`; at most 13 products are stored: the open one and 12 others. */
export function openRecentProducts(storeName: string): RecentProducts {
  const stored = openStoredValue(storeName, 'recent-products');
  const list = (): string[] => {
    const value = stored.read();
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  };
  return {
    list,
    remember: (id) => {
      stored.write([id, ...list().filter((each) => each !== id)].slice(0, MAX_ENTRIES));
    },
    forget: stored.remove,
  };
}

import { openStoredValue } from './browser-storage.ts';

/** The products that were compared last on this device, by slug. */
export interface ComparedProducts {
  list: () => string[];
  /** Replaces the list. */
  remember: (slugs: readonly string[]) => void;
  forget: () => void;
}

/** Most products side by side. */
export const COMPARED_MAX = 4;

/** Opens the list of the shop called `storeName`; at most 4 products are kept. */
export function openComparedProducts(storeName: string): ComparedProducts {
  const stored = openStoredValue(storeName, 'compared-products');
  return {
    list: () => {
      const value = stored.read();
      return Array.isArray(value)
        ? value.filter((slug) => typeof slug === 'string').slice(0, COMPARED_MAX)
        : [];
    },
    remember: (slugs) => {
      stored.write(slugs.slice(0, COMPARED_MAX));
    },
    forget: stored.remove,
  };
}

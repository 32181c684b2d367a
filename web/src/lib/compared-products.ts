import { openStoredValue } from './browser-storage.ts';

/** The products to compare that are stored on this device, by slug. */
export interface ComparedProducts {
  list: () => string[];
  /** Replaces the list; true when it was stored. */
  remember: (slugs: readonly string[]) => boolean;
  forget: () => void;
  /** Calls `listener` after each change in this tab or another, until the returned function is called. */
  onChange: (listener: () => void) => () => void;
}

/** Maximum number of compared products. */
export const COMPARED_MAX = 4;

/** Query parameter with the slug of a product to add to the stored ones. */
export const ADDED_PARAM = 'tambah';

/** Notifies of changes in this tab; the browser notifies only the other tabs. */
const changes = new EventTarget();

/** Opens the list of the shop called `storeName`; at most 4 products are stored. */
export function openComparedProducts(storeName: string): ComparedProducts {
  const stored = openStoredValue(storeName, 'compared-products');
  const announce = () => changes.dispatchEvent(new Event('change'));
  return {
    list: () => {
      const value = stored.read();
      return Array.isArray(value)
        ? value.filter((slug) => typeof slug === 'string').slice(0, COMPARED_MAX)
        : [];
    },
    remember: (slugs) => {
      const isStored = stored.write(slugs.slice(0, COMPARED_MAX));
      announce();
      return isStored;
    },
    forget: () => {
      stored.remove();
      announce();
    },
    onChange: (listener) => {
      changes.addEventListener('change', listener);
      const stop = stored.onOtherTab(listener);
      return () => {
        changes.removeEventListener('change', listener);
        stop();
      };
    },
  };
}

import { openStoredValue } from './browser-storage.ts';

/** The products to compare, as this device remembers them, by slug. */
export interface ComparedProducts {
  list: () => string[];
  /** Replaces the list; true when it was kept. */
  remember: (slugs: readonly string[]) => boolean;
  forget: () => void;
  /** Calls `listener` after each change in this tab or another, until the returned function is called. */
  onChange: (listener: () => void) => () => void;
}

/** Most products side by side. */
export const COMPARED_MAX = 4;

/** Name in the address of a product to add to those that the device remembers. */
export const ADDED_PARAM = 'tambah';

/** Hears of the changes in this tab, of which the browser tells the other tabs only. */
const changes = new EventTarget();

/** Opens the list of the shop called `storeName`; at most 4 products are kept. */
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
      const isKept = stored.write(slugs.slice(0, COMPARED_MAX));
      announce();
      return isKept;
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

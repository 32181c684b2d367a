import { useState, useSyncExternalStore } from 'react';
import { openComparedProducts, type ComparedProducts } from '../../lib/compared-products.ts';
import { useSite } from '../../routing/site.ts';

/**
 * What `read` makes of the slugs of the products to compare, kept up to date, and their list. `before` is its
 * value on the server and during hydration.
 */
export function useCompared<T extends boolean | string>(
  read: (slugs: readonly string[]) => T,
  before: T,
): [T, ComparedProducts] {
  const { storeName } = useSite();
  const [compared] = useState(() => openComparedProducts(storeName));
  const value = useSyncExternalStore(
    compared.onChange,
    () => read(compared.list()),
    () => before,
  );
  return [value, compared];
}

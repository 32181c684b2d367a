import { useState, useSyncExternalStore } from 'react';
import { openComparedProducts, type ComparedProducts } from '../../lib/compared-products.ts';
import { useSite } from '../../routing/site.ts';

/** Separates two slugs in one text; no slug contains it. */
const SEPARATOR = '/';

/**
 * The result of `read` for the slugs of the products to compare, updated on each change, and their list.
 * `before` is its value on the server and during hydration.
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

/** The slugs of the products to compare, updated on each change; none on the server and during hydration. */
export function useComparedSlugs(): [string[], ComparedProducts] {
  const [list, compared] = useCompared((slugs) => slugs.join(SEPARATOR), '');
  return [list === '' ? [] : list.split(SEPARATOR), compared];
}

import type { CategoryRecord } from '../../rest/endpoints/category.ts';

/** The category of either level that `isIt` says; null when there is none. */
export function findCategory(
  categories: readonly CategoryRecord[],
  isIt: (category: CategoryRecord) => boolean,
): CategoryRecord | null {
  return categories.flatMap((category) => [category, ...category.children]).find(isIt) ?? null;
}

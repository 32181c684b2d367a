import type { CategoryRecord } from '../../rest/endpoints/category.ts';

/** The first category of either level that matches; null when there is none. */
export function findCategory(
  categories: readonly CategoryRecord[],
  matches: (category: CategoryRecord) => boolean,
): CategoryRecord | null {
  return categories.flatMap((category) => [category, ...category.children]).find(matches) ?? null;
}

/** The three known kinds of category (specification.md 3); labels are in the texts. */
export type CategoryType = 'PHONE' | 'LAPTOP' | 'ACCESSORIES';

/** The known kinds in the fixed order of the mega-menu. */
export const categoryTypes: readonly CategoryType[] = ['PHONE', 'LAPTOP', 'ACCESSORIES'];

/** Categories of one kind; `type` is the shop's own text, null when it named none. */
export type CategoryGroup<C> = { readonly type: string | null; readonly categories: readonly C[] };

/** The known kind behind a text, null for any other. */
export function readCategoryType(value: unknown): CategoryType | null {
  return categoryTypes.find((type) => type === value) ?? null;
}

/**
 * Categories grouped by kind for the menus (shop-api.md 5.4): the three known kinds first in their fixed
 * order, then unknown kinds as they appear, then those without a kind. Empty kinds are left out.
 */
export function groupByType<C extends { readonly type: string | null }>(
  categories: readonly C[],
): CategoryGroup<C>[] {
  const typeOf = (category: C): string | null => category.type?.trim() || null;
  const unknown = categories
    .map(typeOf)
    .filter((type) => type !== null && readCategoryType(type) === null);
  return [...categoryTypes, ...new Set(unknown), null]
    .map((type) => ({ type, categories: categories.filter((entry) => typeOf(entry) === type) }))
    .filter((group) => group.categories.length > 0);
}

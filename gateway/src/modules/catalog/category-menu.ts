import { groupByType, readCategoryType, type CategoryType } from '@gawai/domain/category-type';
import { categoryTypeLabel } from '@gawai/domain/texts/labels';
import type { CategoryRecord, SubCategoryRecord } from '../../rest/endpoints/category.ts';

/** The categories of one type: a column of the menu. */
export interface CategoryGroupRecord {
  readonly type: CategoryType | null;
  readonly label: string;
  readonly categories: readonly CategoryRecord[];
}

/** What a category slug stands for. */
export interface CategoryMatchRecord {
  readonly category: CategoryRecord;
  /** Set when the slug is the one of a sub-category. */
  readonly subCategory: SubCategoryRecord | null;
}

/** The menu: known types first, then others under their own names (shop-api.md 5.4). */
export function categoryMenu(categories: readonly CategoryRecord[]): CategoryGroupRecord[] {
  return groupByType(categories).map((group) => ({
    type: readCategoryType(group.type),
    label: categoryTypeLabel(group.type),
    categories: group.categories,
  }));
}

/** The category or sub-category of a slug; null when there is none. */
export function findCategory(
  categories: readonly CategoryRecord[],
  slug: string,
): CategoryMatchRecord | null {
  for (const category of categories) {
    if (category.slug === slug) return { category, subCategory: null };
    const subCategory = category.subCategories.find((entry) => entry.slug === slug);
    if (subCategory !== undefined) return { category, subCategory };
  }
  return null;
}

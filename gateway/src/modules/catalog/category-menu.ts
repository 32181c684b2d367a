import { groupByType, readCategoryType, type CategoryType } from '@gawai/domain/category-type';
import { categoryTypeLabel } from '@gawai/domain/texts/labels';
import type { CategoryRecord } from '../../rest/endpoints/category.ts';

/** The categories of one type: a column of the menu. */
export interface CategoryGroupRecord {
  readonly type: CategoryType | null;
  readonly label: string;
  readonly categories: readonly CategoryRecord[];
}

/** The menu: known types first, then unknown ones by their own names (shop-api.md 5.4). */
export function categoryMenu(categories: readonly CategoryRecord[]): CategoryGroupRecord[] {
  return groupByType(categories).map((group) => ({
    type: readCategoryType(group.type),
    label: categoryTypeLabel(group.type),
    categories: group.categories,
  }));
}

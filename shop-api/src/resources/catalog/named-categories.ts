import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { categories } from '../../db/tables/catalog.ts';
import type { ListingFilter } from './listing-filter.ts';

/** Names in lower case and slugs, of a category and its parent. */
export interface NamedCategory {
  readonly id: number;
  readonly slugs: readonly (string | null)[];
  readonly names: readonly string[];
}

/** The categories that a filter may name; none when it names neither category nor words. */
export async function categoriesFor(
  db: Database,
  { category, words }: ListingFilter,
): Promise<NamedCategory[]> {
  if (category === null && words.length === 0) return [];
  const parent = alias(categories, 'parent');
  const rows = await db
    .select({
      id: categories.id,
      name: categories.name,
      slug: categories.urlSlug,
      parentName: parent.name,
      parentSlug: parent.urlSlug,
    })
    .from(categories)
    .leftJoin(parent, eq(parent.id, categories.parentId));
  return rows.map(({ id, name, slug, parentName, parentSlug }) => ({
    id,
    slugs: [slug, parentSlug],
    names: [name.toLowerCase(), parentName?.toLowerCase() ?? ''],
  }));
}

import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { categories } from '../../db/tables/catalog.ts';
import { facetValues } from '../../db/tables/listing.ts';
import { BRAND_FACET } from './facet.ts';
import type { ListingFilter } from './listing-filter.ts';

/** Names in lower case and slugs, of a category and its parent. */
export interface NamedCategory {
  readonly id: number;
  readonly slugs: readonly (string | null)[];
  readonly names: readonly string[];
}

/**
 * Categories and brands that a filter may contain; no categories when it contains none, and no brands without a
 * search.
 */
export interface NamedGroups {
  readonly categories: readonly NamedCategory[];
  /** In lower case. */
  readonly brands: readonly string[];
}

export async function namedGroupsFor(db: Database, filter: ListingFilter): Promise<NamedGroups> {
  const { category, words } = filter;
  return {
    categories: category === null && words.length === 0 ? [] : await readCategories(db),
    brands: words.length === 0 ? [] : await readBrands(db),
  };
}

async function readBrands(db: Database): Promise<string[]> {
  const { key, value } = facetValues;
  const rows = await db.selectDistinct({ value }).from(facetValues).where(eq(key, BRAND_FACET));
  return rows.map((row) => row.value);
}

async function readCategories(db: Database): Promise<NamedCategory[]> {
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

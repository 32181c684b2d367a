import { and, asc, desc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { pick } from '../../db/pick.ts';
import { categories, products, specifications } from '../../db/tables/catalog.ts';
import { totalOnlineStock } from './stock-queries.ts';

const listFields = {
  ...pick(products, 'id', 'name', 'urlSlug', 'price', 'originalPrice', 'weight', 'status', 'star'),
  ...pick(products, 'sku', 'brand', 'image1'),
  reviewCount: products.ratingCount,
  totalOnlineStock,
  category: pick(categories, 'id', 'name', 'urlSlug'),
};

/** Whether a product is on sale. */
export const isSold = eq(products.status, 1);

/** Products with what lists show of them; the caller adds conditions and order. */
export function fromProducts(db: Database) {
  return db
    .select(listFields)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId));
}

/** A product as lists show it. */
export type ListedProduct = Awaited<ReturnType<typeof fromProducts>>[number];

/** The featured products in their order. */
export function featuredProducts(db: Database): Promise<ListedProduct[]> {
  return fromProducts(db)
    .where(and(isSold, isNotNull(products.featuredPosition)))
    .orderBy(asc(products.featuredPosition), desc(products.id));
}

/** Products on sale with the columns of their pages; the caller adds the sort. */
function shownProducts(db: Database, condition: SQL | undefined) {
  return db
    .select({
      ...listFields,
      description: products.description,
      ...pick(products, 'warranty', 'image2', 'image3', 'image4', 'image5'),
      ...pick(products, 'metaTitle', 'metaDescription', 'metaKeywords'),
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isSold, condition));
}

/** A product with the columns of its page. */
export type ShownProduct = Awaited<ReturnType<typeof shownProducts>>[number];

/** One product that is sold, by slug or else by id. */
export async function productBySlugOrId(
  db: Database,
  slug: string,
  id: number | null,
): Promise<ShownProduct | null> {
  const bySlug = eq(products.urlSlug, slug);
  const [found] = await shownProducts(db, id === null ? bySlug : or(bySlug, eq(products.id, id)))
    .orderBy(desc(sql`${bySlug}`))
    .limit(1);
  return found ?? null;
}

/** The products of these ids that are sold, in the order of the ids. */
export async function productsByIds(db: Database, ids: readonly number[]): Promise<ShownProduct[]> {
  const found = await shownProducts(db, inArray(products.id, ids));
  return found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

export type SpecificationRow = typeof specifications.$inferSelect;

export function specificationsOf(
  db: Database,
  productIds: readonly number[],
): Promise<SpecificationRow[]> {
  return db
    .select()
    .from(specifications)
    .where(inArray(specifications.productId, productIds))
    .orderBy(asc(specifications.position), asc(specifications.id));
}

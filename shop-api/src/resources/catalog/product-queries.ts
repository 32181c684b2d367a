import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { categories, products } from '../../db/tables/catalog.ts';
import { totalOnlineStock } from './stock-queries.ts';

const listFields = {
  id: products.id,
  name: products.name,
  urlSlug: products.urlSlug,
  price: products.price,
  originalPrice: products.originalPrice,
  weight: products.weight,
  status: products.status,
  star: products.star,
  image1: products.image1,
  totalOnlineStock,
  category: { id: categories.id, name: categories.name, urlSlug: categories.urlSlug },
};

const isSold = eq(products.status, 1);

function fromProducts(db: Database) {
  return db
    .select(listFields)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId));
}

/** A product as lists show it. */
export type ListedProduct = Awaited<ReturnType<typeof fromProducts>>[number];

/** The products of these ids in the same order. */
export async function productsInOrder(
  db: Database,
  ids: readonly number[],
): Promise<ListedProduct[]> {
  if (ids.length === 0) return [];
  const found = await fromProducts(db).where(inArray(products.id, [...ids]));
  const byId = new Map(found.map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The featured products in their order. */
export function featuredProducts(db: Database): Promise<ListedProduct[]> {
  return fromProducts(db)
    .where(and(isSold, isNotNull(products.featuredPosition)))
    .orderBy(asc(products.featuredPosition), desc(products.id));
}

/** One product that is sold, by slug or else by id, with everything its page shows. */
export async function productBySlugOrId(db: Database, slug: string, id: number | null) {
  const bySlug = eq(products.urlSlug, slug);
  const [found] = await db
    .select({
      ...listFields,
      description: products.description,
      image2: products.image2,
      image3: products.image3,
      image4: products.image4,
      image5: products.image5,
      metaTitle: products.metaTitle,
      metaDescription: products.metaDescription,
      metaKeywords: products.metaKeywords,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isSold, id === null ? bySlug : or(bySlug, eq(products.id, id))))
    .orderBy(desc(sql`${bySlug}`))
    .limit(1);
  return found ?? null;
}

/** A product with everything its page shows. */
export type ShownProduct = NonNullable<Awaited<ReturnType<typeof productBySlugOrId>>>;

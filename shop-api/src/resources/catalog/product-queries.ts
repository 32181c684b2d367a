import { and, asc, count, desc, eq, inArray, isNotNull, like, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ProductSort } from '@gawai/domain/sort';
import type { Database } from '../../db/database.ts';
import { categories, products } from '../../db/tables/catalog.ts';
import { totalOnlineStock } from './stock-queries.ts';

/** What a listing is narrowed to and how it is ordered (Contract 5.2). */
export interface Listing {
  readonly words: readonly string[];
  readonly category: string | null;
  readonly sort: ProductSort;
  readonly offset: number;
  readonly size: number;
}

const ORDERS: Readonly<Record<ProductSort, SQL[]>> = {
  NEWEST: [desc(products.id)],
  PRICE_LOW: [asc(products.price), desc(products.id)],
  PRICE_HIGH: [desc(products.price), desc(products.id)],
  NAME_AZ: [asc(products.nameKey), desc(products.id)],
  NAME_ZA: [desc(products.nameKey), desc(products.id)],
};

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

/** One page of the products that are sold, with the number of all that match. */
export async function productPage(
  db: Database,
  listing: Listing,
): Promise<{ products: ListedProduct[]; total: number }> {
  const matches = matching(db, listing);
  const [counted] = await db.select({ total: count() }).from(products).where(matches);
  const total = counted?.total ?? 0;
  if (listing.offset >= total) return { products: [], total };
  // The page is cut first, so that stock is summed up for its products alone.
  const page = db
    .select({ id: products.id })
    .from(products)
    .where(matches)
    .orderBy(...ORDERS[listing.sort])
    .limit(listing.size)
    .offset(listing.offset)
    .as('page');
  const found = await fromProducts(db)
    .innerJoin(page, eq(page.id, products.id))
    .orderBy(...ORDERS[listing.sort]);
  return { products: found, total };
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

function matching(db: Database, { words, category }: Listing): SQL | undefined {
  return and(
    isSold,
    ...words.map((word) => like(products.searchText, containing(word))),
    category === null ? undefined : inArray(products.categoryId, categoriesAt(db, category)),
  );
}

/** A pattern for a word anywhere; `%`, `_` and `\` in it are plain signs. */
function containing(word: string): SQL {
  const plain = word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return sql`lower(${`%${plain}%`}::text COLLATE "und-x-icu")`;
}

/** The category with this slug and its sub-categories. */
function categoriesAt(db: Database, slug: string) {
  const parent = alias(categories, 'parent');
  return db
    .select({ id: categories.id })
    .from(categories)
    .leftJoin(parent, eq(parent.id, categories.parentId))
    .where(or(eq(categories.urlSlug, slug), eq(parent.urlSlug, slug)));
}

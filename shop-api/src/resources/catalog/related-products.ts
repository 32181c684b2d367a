import { alias } from 'drizzle-orm/pg-core';
import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { categories, products } from '../../db/tables/catalog.ts';
import { fromProducts, type ListedProduct, type ShownProduct } from './product-queries.ts';

const MOST_RELATED = 12;

/**
 * Products on sale that go with a product (shop-api.md 10.4): those of its category, then those of other
 * categories with the same parent; each by how near the price is, then the newest.
 */
export function relatedProducts(db: Database, product: ShownProduct): Promise<ListedProduct[]> {
  const own = alias(categories, 'own');
  const related = alias(categories, 'related');
  const top = db
    .select({ id: sql<number>`coalesce(${own.parentId}, ${own.id})` })
    .from(own)
    .where(eq(own.id, product.category.id));
  const family = db
    .select({ id: related.id })
    .from(related)
    .where(or(inArray(related.parentId, top), inArray(related.id, top)));
  return fromProducts(db)
    .where(
      and(
        eq(products.status, 1),
        ne(products.id, product.id),
        inArray(products.categoryId, family),
      ),
    )
    .orderBy(
      desc(sql`${products.categoryId} = ${product.category.id}`),
      asc(sql`abs(${products.price} - ${product.price})`),
      desc(products.id),
    )
    .limit(MOST_RELATED);
}

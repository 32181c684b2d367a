import type { Page } from '../../http/paginator.ts';
import { pick } from '../../db/pick.ts';
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products, stocks, variants } from '../../db/tables/catalog.ts';
import { warehouses } from '../../db/tables/shipping.ts';
import { wordsOccurIn } from '../../db/word-search.ts';
import { idFrom } from '../../http/text.ts';

/** A search by operators: every word must occur in the name, the SKU or the id. */
export interface ProductSearch {
  readonly words: readonly string[];
  readonly page: Page;
}

const fields = pick(products, 'id', 'sku', 'name', 'status', 'price', 'originalPrice');

/** One page of all products, also those that are not sold, newest first. */
export async function productsForOperator(db: Database, { words, page }: ProductSearch) {
  const matches = and(
    ...wordsOccurIn(words, [products.name, products.sku, sql`${products.id}::text`]),
  );
  const found = await db
    .select(fields)
    .from(products)
    .where(matches)
    .orderBy(desc(products.id))
    .limit(page.size)
    .offset(page.offset);
  return { products: found, total: await db.$count(products, matches) };
}

export type OperatorProduct = Awaited<ReturnType<typeof productsForOperator>>['products'][number];

/** The product of an id or, when there is none, of an SKU. */
export async function productByIdOrSku(db: Database, key: string): Promise<OperatorProduct | null> {
  const id = idFrom(key);
  const bySku = eq(products.sku, key);
  const [found] = await db
    .select(fields)
    .from(products)
    .where(id === null ? bySku : or(eq(products.id, id), bySku))
    .orderBy(asc(sql`${bySku}`))
    .limit(1);
  return found ?? null;
}

/** All variants of these products in their order, also those that are not sold. */
export function variantsForOperator(db: Database, productIds: readonly number[]) {
  return db
    .select(pick(variants, 'id', 'productId', 'name', 'isActive'))
    .from(variants)
    .where(inArray(variants.productId, [...productIds]))
    .orderBy(asc(variants.position), asc(variants.id));
}

/** Stock of these products by warehouse. */
export function stocksForOperator(db: Database, productIds: readonly number[]) {
  return db
    .select({
      ...pick(stocks, 'productId', 'variantId', 'warehouseId'),
      warehouse: warehouses.name,
      stock: stocks.stock,
    })
    .from(stocks)
    .innerJoin(warehouses, eq(warehouses.id, stocks.warehouseId))
    .where(inArray(stocks.productId, [...productIds]))
    .orderBy(asc(warehouses.position), asc(warehouses.id));
}

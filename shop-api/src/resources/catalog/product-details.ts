import { existing, invalid } from '../../http/rejections.ts';
import { ok, type ShopResponse } from '../../http/shop-response.ts';
import { idFrom } from '../../http/text.ts';
import type { Shop } from '../../shop.ts';
import {
  productBySlugOrId,
  productsByIds,
  specificationsOf,
  fromProducts,
  isSold,
  type ShownProduct,
  type ListedProduct,
} from './product-queries.ts';
import { listedShape, productDetail } from './product-shapes.ts';
import { stocksOf, variantsOf } from './stock-queries.ts';
import { alias } from 'drizzle-orm/pg-core';
import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { categories, products } from '../../db/tables/catalog.ts';

const MAX_IDS = 100;

/** GET /product/{slug or id} (shop-api.md 5.2). */
export async function productByKey(shop: Shop, key: string): Promise<ShopResponse> {
  const found = existing(await productBySlugOrId(shop.db, key, idFrom(key)));
  const [detail] = await productDetails(shop, [found]);
  return ok(detail);
}

/** GET /product/{slug or id}/related (shop-api.md 10.4). */
export async function relatedToProduct(shop: Shop, key: string): Promise<ShopResponse> {
  const found = existing(await productBySlugOrId(shop.db, key, idFrom(key)));
  const related = await relatedProducts(shop.db, found);
  return ok(related.map((product) => listedShape(product, shop.pictures)));
}

/**
 * GET /product?ids=1,2,3 (shop-api.md 10): the products in the order of their ids, each once; those that are
 * unknown or not sold are left out. 422 for anything but 1 to 100 whole numbers.
 */
export async function productList(shop: Shop, idList: string): Promise<ShopResponse> {
  const texts = idList.split(',').map((text) => text.trim());
  if (texts.length > MAX_IDS) return invalid({ ids: [`Kolom Produk maksimal ${MAX_IDS} id`] });
  if (!texts.every((text) => /^[0-9]+$/.test(text))) {
    return invalid({ ids: ['Kolom Produk tidak valid'] });
  }
  const ids = texts.map(idFrom).filter((id) => id !== null);
  return ok(await productDetails(shop, await productsByIds(shop.db, ids)));
}

/** The products with their related rows, in a constant number of queries. */
async function productDetails(shop: Shop, products: readonly ShownProduct[]) {
  const ids = products.map(({ id }) => id);
  const parts = {
    variants: await variantsOf(shop.db, ids),
    stocks: await stocksOf(shop.db, ids),
    specifications: await specificationsOf(shop.db, ids),
  };
  return products.map((product) => productDetail(product, parts, shop.pictures));
}

const MAX_RELATED = 12;

/**
 * Related products on sale (shop-api.md 10.4): those of the same category, then those of other categories with the
 * same parent; each by the nearest price, then the newest.
 */
function relatedProducts(db: Database, product: ShownProduct): Promise<ListedProduct[]> {
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
    .where(and(isSold, ne(products.id, product.id), inArray(products.categoryId, family)))
    .orderBy(
      desc(sql`${products.categoryId} = ${product.category.id}`),
      asc(sql`abs(${products.price} - ${product.price})`),
      desc(products.id),
    )
    .limit(MAX_RELATED);
}

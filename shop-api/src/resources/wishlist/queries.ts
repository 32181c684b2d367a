import { pick } from '../../db/pick.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products, variants } from '../../db/tables/catalog.ts';
import { wishlistItems } from '../../db/tables/wishlist.ts';
import { totalOnlineStock } from '../catalog/stock-queries.ts';

/** What a customer marks: a product, or one variant of it. */
export interface MarkedProduct {
  readonly productId: number;
  readonly variantId: number | null;
}

const isSold = eq(products.status, 1);

/** The entries of a customer, newest first; `product` is null when it is not sold any more. */
export function wishlistOf(db: Database, userId: number) {
  return db
    .select({
      ...pick(wishlistItems, 'id', 'productId', 'price'),
      variant: { id: variants.id, name: variants.name },
      product: {
        id: products.id,
        name: products.name,
        urlSlug: products.urlSlug,
        price: products.price,
        originalPrice: products.originalPrice,
        status: products.status,
        star: products.star,
        image1: products.image1,
      },
      totalOnlineStock,
    })
    .from(wishlistItems)
    .leftJoin(products, and(eq(products.id, wishlistItems.productId), isSold))
    .leftJoin(variants, eq(variants.id, wishlistItems.variantId))
    .where(eq(wishlistItems.userId, userId))
    .orderBy(desc(wishlistItems.id));
}

/** An entry with its product. */
export type WishlistRow = Awaited<ReturnType<typeof wishlistOf>>[number];

/** The present price of a product that is sold, and, when a variant is named, sold in it; else null. */
export async function priceOfSold(
  db: Database,
  { productId, variantId }: MarkedProduct,
): Promise<number | null> {
  const [found] = await db
    .select({ price: products.price, variantId: variants.id })
    .from(products)
    .leftJoin(
      variants,
      and(
        eq(variants.productId, products.id),
        eq(variants.id, variantId ?? 0),
        eq(variants.isActive, true),
      ),
    )
    .where(and(eq(products.id, productId), isSold));
  return found === undefined || found.variantId !== variantId ? null : found.price;
}

/** Adds an entry; null when there is one already, also from a moment ago. */
export async function addItem(
  db: Database,
  item: MarkedProduct & { readonly userId: number; readonly price: number },
): Promise<number | null> {
  const [added] = await db
    .insert(wishlistItems)
    .values(item)
    .onConflictDoNothing()
    .returning({ id: wishlistItems.id });
  return added?.id ?? null;
}

/** The entry that marks this product; null when there is none. */
export async function itemOf(
  db: Database,
  userId: number,
  { productId, variantId }: MarkedProduct,
): Promise<number | null> {
  const [found] = await db
    .select({ id: wishlistItems.id })
    .from(wishlistItems)
    .where(
      and(
        eq(wishlistItems.userId, userId),
        eq(wishlistItems.productId, productId),
        variantId === null
          ? isNull(wishlistItems.variantId)
          : eq(wishlistItems.variantId, variantId),
      ),
    );
  return found?.id ?? null;
}

/** Takes a customer's own entry away; false when they have none with this id. */
export async function removeItem(db: Database, userId: number, id: number): Promise<boolean> {
  const removed = await db
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.id, id), eq(wishlistItems.userId, userId)))
    .returning({ id: wishlistItems.id });
  return removed.length > 0;
}

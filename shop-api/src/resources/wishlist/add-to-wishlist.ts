import { readFields } from '../../http/read-fields.ts';
import { existing } from '../../http/rejections.ts';
import type { Customer } from '../../http/customer.ts';
import { created, ok, type ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products, variants } from '../../db/tables/catalog.ts';
import { wishlistItems } from '../../db/tables/wishlist.ts';
import { isSold } from '../catalog/product-queries.ts';
import { wishlistFields } from './wishlist-schemas.ts';

/** What a customer marks: a product, or one variant of it. */
interface MarkedProduct {
  readonly productId: number;
  readonly variantId: number | null;
}

/**
 * POST /wishlist (shop-api.md 5.11). Adding a product twice succeeds and returns the one entry with its first price.
 * The price is the one the shopper saw; without it the current price.
 */
export async function addToWishlist(
  shop: Shop,
  caller: Customer,
  body: unknown,
): Promise<ShopResponse> {
  const { productId, productVariantId, price: seenPrice } = readFields(wishlistFields, body);
  const marked = { productId, variantId: productVariantId };
  const price = existing(await priceOfSold(shop.db, marked));
  const item = { ...marked, userId: caller.id, price: seenPrice || price };
  const [added] = await shop.db
    .insert(wishlistItems)
    .values(item)
    .onConflictDoNothing()
    .returning({ id: wishlistItems.id });
  if (added !== undefined) return created(added);
  const present = await itemOf(shop.db, caller.id, marked);
  return ok(present === null ? null : { id: present });
}

/** The present price of a product that is sold, and, when a variant is named, sold in it; else null. */
async function priceOfSold(
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

/** The entry that marks this product; null when there is none. */
async function itemOf(
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

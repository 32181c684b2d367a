import type { FastifyInstance } from 'fastify';
import { notFound } from '../../http/rejections.ts';
import { ok } from '../../http/shop-response.ts';
import { routesOf } from '../../http/route.ts';
import { idFrom } from '../../http/text.ts';
import type { Shop } from '../../shop.ts';
import { addToWishlist } from './add-to-wishlist.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { pick } from '../../db/pick.ts';
import { products, variants } from '../../db/tables/catalog.ts';
import { wishlistItems } from '../../db/tables/wishlist.ts';
import { wireRecord } from '../../http/wire-record.ts';
import { isSold } from '../catalog/product-queries.ts';
import { productCard } from '../catalog/product-schemas.ts';
import { starText } from '../catalog/product-shapes.ts';
import { totalOnlineStock } from '../catalog/stock-queries.ts';
import { pictureFacts, type PictureService } from '../picture/picture-service.ts';
import { item, wishlistSchemas } from './wishlist-schemas.ts';

/** GET and POST /wishlist, DELETE /wishlist/{id} (shop-api.md 5.11). */
export function wishlistRoutes(app: FastifyInstance, shop: Shop): void {
  const { customerRoute } = routesOf(app, shop);
  customerRoute('GET /wishlist', wishlistSchemas.list, async ({ caller }) => {
    const rows = await wishlistOf(shop.db, caller.id);
    return ok(rows.map((row) => itemShape(row, shop.pictures)));
  });
  customerRoute('POST /wishlist', wishlistSchemas.add, ({ caller, body }) =>
    addToWishlist(shop, caller, body),
  );
  customerRoute('DELETE /wishlist/:id', wishlistSchemas.remove, async ({ caller, params }) => {
    const id = idFrom(params.id);
    const isOwn = and(eq(wishlistItems.id, id ?? 0), eq(wishlistItems.userId, caller.id));
    const removed = await shop.db.delete(wishlistItems).where(isOwn).returning();
    return removed.length > 0 ? ok(null) : notFound();
  });
}

/** The entries of a customer, newest first; `product` is null when it is not sold any more. */
export function wishlistOf(db: Database, userId: number) {
  return db
    .select({
      ...pick(wishlistItems, 'id', 'productId', 'price'),
      variant: pick(variants, 'id', 'name'),
      product: {
        ...pick(products, 'id', 'name', 'urlSlug', 'price', 'originalPrice'),
        ...pick(products, 'status', 'star', 'image1'),
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
type WishlistRow = Awaited<ReturnType<typeof wishlistOf>>[number];

/**
 * An entry in the response: its price is that of the day it was added (shop-api.md 5.11). Colour and size of the
 * picture are included as in lists (`image_1_color`).
 */
function itemShape(row: WishlistRow, pictures: PictureService) {
  const { product, totalOnlineStock } = row;
  return wireRecord(item, row, {
    product_variant: row.variant,
    product:
      product &&
      wireRecord(productCard, product, {
        star: starText(product.star),
        ...pictureFacts('image_1', product.image1, pictures),
        total_online_stock: totalOnlineStock,
      }),
  });
}

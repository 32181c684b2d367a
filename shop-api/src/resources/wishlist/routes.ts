import type { FastifyInstance } from 'fastify';
import { notFound } from '../../http/rejections.ts';
import { ok } from '../../http/shop-response.ts';
import { customerRoute } from '../../http/route.ts';
import { idFrom } from '../../http/text.ts';
import type { Shop } from '../../shop.ts';
import { addToWishlist } from './add-to-wishlist.ts';
import { itemShape } from './item-shape.ts';
import { removeItem, wishlistOf } from './queries.ts';
import { wishlistSchemas } from './wishlist-schemas.ts';

/** GET and POST /wishlist, DELETE /wishlist/{id} (shop-api.md 5.11). */
export function wishlistRoutes(app: FastifyInstance, shop: Shop): void {
  customerRoute(app, shop, 'GET /wishlist', wishlistSchemas.list, async ({ caller }) => {
    const rows = await wishlistOf(shop.db, caller.id);
    return ok(rows.map((row) => itemShape(row, shop.pictures)));
  });
  customerRoute(app, shop, 'POST /wishlist', wishlistSchemas.add, ({ caller, body }) =>
    addToWishlist(shop, caller, body),
  );
  customerRoute(
    app,
    shop,
    'DELETE /wishlist/:id',
    wishlistSchemas.remove,
    async ({ caller, params }) => {
      const id = idFrom(params.id);
      const isRemoved = id !== null && (await removeItem(shop.db, caller.id, id));
      return isRemoved ? ok(null) : notFound();
    },
  );
}

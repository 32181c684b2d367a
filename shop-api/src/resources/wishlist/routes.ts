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
  customerRoute(app, shop, {
    method: 'GET',
    path: '/wishlist',
    schema: wishlistSchemas.list,
    handle: async ({ caller }) => {
      const rows = await wishlistOf(shop.db, caller.id);
      return ok(rows.map((row) => itemShape(row, shop.pictures)));
    },
  });
  customerRoute(app, shop, {
    method: 'POST',
    path: '/wishlist',
    schema: wishlistSchemas.add,
    handle: ({ caller, body }) => addToWishlist(shop, caller, body),
  });
  customerRoute(app, shop, {
    method: 'DELETE',
    path: '/wishlist/:id',
    schema: wishlistSchemas.remove,
    handle: async ({ caller, params }) => {
      const id = idFrom(params['id']);
      const isRemoved = id !== null && (await removeItem(shop.db, caller.id, id));
      return isRemoved ? ok(null) : notFound();
    },
  });
}

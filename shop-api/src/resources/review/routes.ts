import type { FastifyInstance } from 'fastify';
import { ok } from '../../http/shop-response.ts';
import { customerRoute } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { giveReview } from './give-review.ts';
import { reviewsOf } from './queries.ts';
import { reviewShape } from './review-shape.ts';

/** GET and POST /review (shop-api.md 5.22). */
export function reviewRoutes(app: FastifyInstance, shop: Shop): void {
  customerRoute(app, shop, {
    method: 'GET',
    path: '/review',
    handle: async ({ caller }) => ok((await reviewsOf(shop.db, caller.id)).map(reviewShape)),
  });
  customerRoute(app, shop, {
    method: 'POST',
    path: '/review',
    handle: ({ caller, body }) => giveReview(shop, caller, body),
  });
}

import type { FastifyInstance } from 'fastify';
import { ok } from '../../http/shop-response.ts';
import { customerRoute, publicRoute } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { giveReview } from './give-review.ts';
import { productReviews } from './product-reviews.ts';
import { desc, eq } from 'drizzle-orm';
import { reviews } from '../../db/tables/review.ts';
import { reviewSchemas, reviewShape } from './review-schemas.ts';

/** GET and POST /review (shop-api.md 5.22) and GET /product/{slug or id}/review (10.3). */
export function reviewRoutes(app: FastifyInstance, shop: Shop): void {
  publicRoute(app, shop, 'GET /product/:key/review', reviewSchemas.ofProduct, ({ params, query }) =>
    productReviews(shop, params.key, query['page']),
  );
  customerRoute(app, shop, 'GET /review', reviewSchemas.list, async ({ caller }) => {
    const isOwn = eq(reviews.userId, caller.id);
    const rows = await shop.db.select().from(reviews).where(isOwn).orderBy(desc(reviews.id));
    return ok(rows.map(reviewShape));
  });
  customerRoute(app, shop, 'POST /review', reviewSchemas.give, ({ caller, body }) =>
    giveReview(shop, caller, body),
  );
}

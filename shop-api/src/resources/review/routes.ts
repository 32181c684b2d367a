import { existing } from '../../http/rejections.ts';
import type { FastifyInstance } from 'fastify';
import { ok, okWithMeta, type ShopResponse } from '../../http/shop-response.ts';
import { routesOf } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { addReview } from './add-review.ts';
import { desc, eq, and, count } from 'drizzle-orm';
import { reviews } from '../../db/tables/review.ts';
import { reviewSchemas, reviewShape, productReview } from './review-schemas.ts';
import { idFrom } from '../../http/text.ts';
import { paginator, readPage, type Page } from '../../http/paginator.ts';
import { productBySlugOrId } from '../catalog/product-queries.ts';
import { pick } from '../../db/pick.ts';
import type { Database } from '../../db/database.ts';
import { orderDetails, orders } from '../../db/tables/order.ts';
import { users } from '../../db/tables/session.ts';
import { wireRecord } from '../../http/wire-record.ts';

/** GET and POST /review (shop-api.md 5.22) and GET /product/{slug or id}/review (10.3). */
export function reviewRoutes(app: FastifyInstance, shop: Shop): void {
  const { publicRoute, customerRoute } = routesOf(app, shop);
  publicRoute('GET /product/:key/review', reviewSchemas.ofProduct, ({ params, query }) =>
    productReviews(shop, params.key, query['page']),
  );
  customerRoute('GET /review', reviewSchemas.list, async ({ caller }) => {
    const isOwn = eq(reviews.userId, caller.id);
    const rows = await shop.db.select().from(reviews).where(isOwn).orderBy(desc(reviews.id));
    return ok(rows.map(reviewShape));
  });
  customerRoute('POST /review', reviewSchemas.add, ({ caller, body }) =>
    addReview(shop, caller, body),
  );
}

const STARS = [1, 2, 3, 4, 5];

/** GET /product/{slug or id}/review (shop-api.md 10.3). */
async function productReviews(
  shop: Shop,
  key: string,
  requestedPage: string | undefined,
): Promise<ShopResponse> {
  const product = existing(await productBySlugOrId(shop.db, key, idFrom(key)));
  const page = readPage(requestedPage, shop.settings.pageSize);
  const counts = await starCounts(shop.db, product.id);
  const rows = await reviewsOfProduct(shop.db, product.id, page);
  const breakdown = Object.fromEntries(
    STARS.map((star) => [star, counts.find((one) => one.star === star)?.total ?? 0]),
  );
  const total = counts.reduce((sum, one) => sum + one.total, 0);
  const path = `${shop.publicUrl}/product/${product.urlSlug}/review`;
  return okWithMeta(paginator(path, page, rows.map(shownReview), total), {
    breakdown,
  });
}

function shownReview(row: ProductReviewRow) {
  return wireRecord(productReview, row, { author: authorName(row) });
}

/** A first name and an initial: `Budi S.` */
function authorName({ firstName, lastName }: ProductReviewRow): string {
  const [initial] = lastName ?? '';
  return initial === undefined ? firstName : `${firstName} ${initial.toUpperCase()}.`;
}

/** One page of the reviews of a product, newest first. */
function reviewsOfProduct(db: Database, productId: number, { offset, size }: Page) {
  return db
    .select({
      ...pick(reviews, 'id', 'star', 'review', 'createdAt'),
      ...pick(users, 'firstName', 'lastName'),
      variant: orderDetails.productVariantName,
    })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .innerJoin(orderDetails, eq(orderDetails.id, reviews.orderDetailId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(isShown(productId))
    .orderBy(desc(reviews.id))
    .limit(size)
    .offset(offset);
}

type ProductReviewRow = Awaited<ReturnType<typeof reviewsOfProduct>>[number];

/** How many reviews of a product have how many stars. */
function starCounts(db: Database, productId: number) {
  return db
    .select({ star: reviews.star, total: count() })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.orderId))
    .where(isShown(productId))
    .groupBy(reviews.star);
}

/** Reviews of a product that was paid for and shipped (shop-api.md 10.3). */
function isShown(productId: number) {
  return and(eq(reviews.productId, productId), eq(orders.isPaid, true), eq(orders.isShipped, true));
}

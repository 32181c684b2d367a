import { pick } from '../../db/pick.ts';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderDetails, orders } from '../../db/tables/order.ts';
import { reviews } from '../../db/tables/review.ts';
import { users } from '../../db/tables/session.ts';

/** One page of the reviews of a product, newest first. */
export function reviewsOfProduct(
  db: Database,
  productId: number,
  { offset, size }: { readonly offset: number; readonly size: number },
) {
  return db
    .select({
      ...pick(reviews, 'id', 'star', 'review'),
      firstName: users.firstName,
      lastName: users.lastName,
      createdAt: reviews.createdAt,
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

/** A review as other customers read it. */
export type ProductReviewRow = Awaited<ReturnType<typeof reviewsOfProduct>>[number];

/** How many reviews of a product have how many stars. */
export function starCounts(db: Database, productId: number) {
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

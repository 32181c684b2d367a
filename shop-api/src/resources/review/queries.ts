import { pick } from '../../db/pick.ts';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/tables/catalog.ts';
import { orderDetails, orders } from '../../db/tables/order.ts';
import { reviews } from '../../db/tables/review.ts';

/** A review as it is stored. */
export type ReviewRow = typeof reviews.$inferSelect;

/** An order line by the three ids a review names it with. */
export interface ReviewedLine {
  readonly productId: number;
  readonly orderId: number;
  readonly orderDetailId: number;
}

/** The reviews a customer has given, newest first. */
export function reviewsOf(db: Database, userId: number): Promise<ReviewRow[]> {
  return db.select().from(reviews).where(eq(reviews.userId, userId)).orderBy(desc(reviews.id));
}

/**
 * A line of a customer's own order: how the order stands and whether the line has its review. Null
 * when the ids do not belong together or to this customer.
 */
export async function ownLine(db: Database, userId: number, line: ReviewedLine) {
  const [found] = await db
    .select({
      ...pick(orders, 'isPaid', 'isShipped', 'isRefunded'),
      hasReview: sql`${isNotNull(reviews.id)}`.mapWith(Boolean),
    })
    .from(orderDetails)
    .innerJoin(orders, eq(orders.id, orderDetails.orderId))
    .leftJoin(reviews, eq(reviews.orderDetailId, orderDetails.id))
    .where(
      and(
        eq(orderDetails.id, line.orderDetailId),
        eq(orderDetails.productId, line.productId),
        eq(orders.id, line.orderId),
        eq(orders.userId, userId),
      ),
    );
  return found ?? null;
}

/** Adds a review; null when the line has one already. */
export async function insertReview(
  transaction: Database,
  review: ReviewedLine & {
    userId: number;
    star: number;
    review: string | null;
    createdAt: Date;
  },
): Promise<ReviewRow | null> {
  const [added] = await transaction
    .insert(reviews)
    .values(review)
    .onConflictDoNothing()
    .returning();
  return added ?? null;
}

/** Counts a star into the mean of a product, which follows the two sums (shop-api.md 5.22). */
export async function countStar(
  transaction: Database,
  productId: number,
  star: number,
): Promise<void> {
  await transaction
    .update(products)
    .set({
      ratingTotal: sql`${products.ratingTotal} + ${star}`,
      ratingCount: sql`${products.ratingCount} + 1`,
    })
    .where(eq(products.id, productId));
}

import { mayReview } from '@gawai/domain/order-status';
import { checkReview } from '@gawai/domain/review';
import type { Customer } from '../../http/customer.ts';
import { FieldReader } from '../../http/field-reader.ts';
import { addProblems } from '../../http/read-fields.ts';
import { invalid, notFound } from '../../http/rejections.ts';
import { created, rejected, type ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { lockOrder } from '../order/void-order.ts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { pick } from '../../db/pick.ts';
import { products } from '../../db/tables/catalog.ts';
import { orderDetails, orders } from '../../db/tables/order.ts';
import { reviews } from '../../db/tables/review.ts';
import type { Database } from '../../db/database.ts';
import { opinionFields, reviewedLineFields, reviewShape } from './review-schemas.ts';

/** An order line by the three ids a review names it with. */
interface ReviewedLine {
  readonly productId: number;
  readonly orderId: number;
  readonly orderDetailId: number;
}

/**
 * POST /review (shop-api.md 5.22): 404 for a line of another client, then 409 for one that cannot be reviewed (any
 * more), then 422. Review and product star change together or not at all.
 */
export async function addReview(
  shop: Shop,
  caller: Customer,
  body: unknown,
): Promise<ShopResponse> {
  const reader = new FieldReader(body);
  const line = readLine(reader);
  if (line === null || (await ownLine(shop.db, caller.id, line)) === null) return notFound();
  const { star, review } = opinionFields.read(reader);
  addProblems(reader, checkReview({ star, review }));

  return shop.db.transaction(async (transaction) => {
    await lockOrder(transaction, line.orderId);
    const bought = await ownLine(transaction, caller.id, line);
    if (bought === null) return notFound();
    if (bought.hasReview) return alreadyReviewed();
    if (!mayReview({ ...bought, isGuest: false }, bought)) return notDelivered();
    if (reader.errors !== null) return invalid(reader.errors);
    const [added] = await transaction
      .insert(reviews)
      .values({ ...line, userId: caller.id, star, review, createdAt: shop.now() })
      .onConflictDoNothing()
      .returning();
    if (added === undefined) return alreadyReviewed();
    // The mean of the product follows the two sums (shop-api.md 5.22).
    const ratingTotal = sql`${products.ratingTotal} + ${star}`;
    const ratingCount = sql`${products.ratingCount} + 1`;
    await transaction
      .update(products)
      .set({ ratingTotal, ratingCount })
      .where(eq(products.id, line.productId));
    return created(reviewShape(added), 'Terima kasih atas ulasan Anda');
  });
}

/**
 * A line of an order of a customer: the state of the order and whether the line has a review. Null when the ids do not
 * match or belong to another customer.
 */
async function ownLine(db: Database, userId: number, line: ReviewedLine) {
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

/** The line of a review; null when an id is missing, as no such line exists. */
function readLine(reader: FieldReader): ReviewedLine | null {
  const { productId, orderId, orderDetailId } = reviewedLineFields.read(reader);
  if (productId === null || orderId === null || orderDetailId === null) return null;
  return { productId, orderId, orderDetailId };
}

function alreadyReviewed(): ShopResponse {
  return rejected(409, 'Produk ini sudah Anda ulas');
}

function notDelivered(): ShopResponse {
  return rejected(409, 'Ulasan hanya untuk pesanan yang sudah dibayar dan dikirim');
}

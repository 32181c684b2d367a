import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id, reference } from '../columns.ts';
import { products } from './catalog.ts';
import { orderDetails, orders } from './order.ts';
import { users } from './session.ts';

/** Reviews of order lines by customers, one for each line (shop-api.md 5.22). */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    userId: reference('user_id', () => users.id),
    productId: reference('product_id', () => products.id),
    orderId: reference('order_id', () => orders.id),
    orderDetailId: reference('order_detail_id', () => orderDetails.id).unique(),
    star: smallint('star').notNull(),
    review: text('review'),
    createdAt: createdAt(),
  },
  (review) => [
    index('reviews_of_user').on(review.userId),
    index('reviews_of_product').on(review.productId),
    check('reviews_star', sql`star BETWEEN 1 AND 5`),
  ],
);

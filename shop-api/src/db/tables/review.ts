import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../columns.ts';
import { products } from './catalog.ts';
import { orderDetails, orders } from './order.ts';
import { users } from './session.ts';

/** What customers say about a line they bought, once per line (shop-api.md 5.22). */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    orderDetailId: integer('order_detail_id')
      .notNull()
      .unique()
      .references(() => orderDetails.id),
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

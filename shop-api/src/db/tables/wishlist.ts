import { integer, pgTable, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, reference, rupiah } from '../columns.ts';
import { products, variants } from './catalog.ts';
import { users } from './session.ts';

/** Products a customer has marked, with the price of that day (shop-api.md 5.11). */
export const wishlistItems = pgTable(
  'wishlist_items',
  {
    id: id(),
    userId: reference('user_id', () => users.id, { onDelete: 'cascade' }),
    productId: reference('product_id', () => products.id),
    variantId: integer('variant_id').references(() => variants.id),
    price: rupiah('price').notNull(),
    createdAt: createdAt(),
  },
  (item) => [
    unique('wishlist_items_once')
      .on(item.userId, item.productId, item.variantId)
      .nullsNotDistinct(),
  ],
);

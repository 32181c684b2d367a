import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, decimal, id, moment, reference, rupiah } from '../columns.ts';
import { orders } from './order.ts';
import { paymentMethods } from './payment.ts';
import { users } from './session.ts';

/**
 * Discount codes, compared without letter case (shop-api.md 5.17, 5.18). `discountAmount` is per cent
 * or rupiah by `discountType`; no `maxDiscount` means no cap; no `quota` means no limit. Only those
 * with `isListed` are shown to customers (shop-api.md 10.15).
 */
export const vouchers = pgTable(
  'vouchers',
  {
    id: id(),
    code: text('code').notNull(),
    discountType: text('discount_type').notNull(),
    discountAmount: decimal('discount_amount').notNull(),
    maxDiscount: rupiah('max_discount'),
    minOrder: rupiah('min_order').notNull().default(0),
    paymentMethodId: integer('payment_method_id').references(() => paymentMethods.id),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    quota: integer('quota'),
    usedCount: integer('used_count').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    isListed: boolean('is_listed').notNull().default(false),
  },
  () => [
    uniqueIndex('vouchers_code').on(sql`lower(code)`),
    check('vouchers_discount_type', sql`discount_type IN ('Percentage', 'fixed')`),
    check('vouchers_amounts', sql`discount_amount >= 0 AND max_discount >= 0 AND min_order >= 0`),
    check('vouchers_quota', sql`used_count >= 0 AND (quota IS NULL OR used_count <= quota)`),
  ],
);

/** One use of a voucher by one customer. The row is deleted when the order is voided (shop-api.md 5.18). */
export const voucherUses = pgTable(
  'voucher_uses',
  {
    id: id(),
    voucherId: reference('voucher_id', () => vouchers.id),
    userId: reference('user_id', () => users.id),
    orderId: reference('order_id', () => orders.id).unique(),
    createdAt: createdAt(),
  },
  (use) => [unique('voucher_uses_once').on(use.voucherId, use.userId)],
);

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, reference, rupiah } from '../columns.ts';
import { orderPayments } from './order.ts';

/**
 * One session at the payment provider for one payment (shop-api.md 5.24). `refNo` is unique and at most 30 characters.
 * The newest session of a payment is `open`, older ones are `ended`. `transactionStatus` is the last status of the
 * provider: 1 paid, 0 failed, 6 pending.
 */
export const paymentSessions = pgTable(
  'payment_sessions',
  {
    id: id(),
    orderPaymentId: reference('order_payment_id', () => orderPayments.id),
    refNo: text('ref_no').notNull().unique(),
    checkoutId: text('checkout_id').notNull().unique(),
    signature: text('signature').notNull(),
    merchantCode: text('merchant_code').notNull(),
    paymentId: text('payment_id').notNull(),
    amount: rupiah('amount').notNull(),
    currency: text('currency').notNull(),
    /** Return URL of another frontend; null = the storefront. */
    returnUrl: text('return_url'),
    state: text('state').notNull().default('open'),
    transactionStatus: text('transaction_status'),
    transId: text('trans_id'),
    authCode: text('auth_code'),
    errDesc: text('err_desc'),
    paymentDate: text('payment_date'),
    issuerBank: text('issuer_bank'),
    createdAt: createdAt(),
    answeredAt: moment('answered_at'),
  },
  (session) => [
    index('payment_sessions_of_row').on(session.orderPaymentId, session.id.desc().nullsFirst()),
    check('payment_sessions_ref_no', sql`char_length(ref_no) BETWEEN 1 AND 30`),
    check('payment_sessions_state', sql`state IN ('open', 'ended')`),
  ],
);

/** The picture a buyer sent as proof of a manual payment; a new one replaces it (shop-api.md 5.21). */
export const receipts = pgTable('receipts', {
  id: id(),
  orderPaymentId: reference('order_payment_id', () => orderPayments.id).unique(),
  fileName: text('file_name').notNull(),
  contentType: text('content_type').notNull(),
  size: integer('size').notNull(),
  createdAt: createdAt(),
});

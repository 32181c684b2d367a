import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { decimal, id, reference, rupiah } from '../columns.ts';
import { warehouses } from './shipping.ts';

/**
 * Payment methods (shop-api.md 5.7). `feeType` is `Percentage` or `fixed`; `feeAmount` is per cent or rupiah
 * accordingly. `paymentGateway` 0 is a manual payment with a receipt. `kind` selects the panel of the payment page:
 * `manual`, `card`, `virtual_account`, `e_wallet`, `retail` or `credit`. `logo` is the path of a picture. A manual
 * method may contain the account for transfers.
 */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: id(),
    name: text('name').notNull(),
    kind: text('kind').notNull(),
    logo: text('logo'),
    bank: text('bank'),
    accountNo: text('account_no'),
    accountHolder: text('account_holder'),
    feeType: text('fee_type').notNull(),
    feeAmount: decimal('fee_amount').notNull().default('0'),
    paymentGateway: smallint('payment_gateway').notNull(),
    position: integer('position').notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  () => [
    check('payment_methods_fee_type', sql`fee_type IN ('Percentage', 'fixed')`),
    check('payment_methods_fee', sql`fee_amount >= 0`),
    check(
      'payment_methods_kind',
      sql`kind IN ('manual', 'card', 'virtual_account', 'e_wallet', 'retail', 'credit')`,
    ),
    check(
      'payment_methods_account',
      sql`(bank IS NULL) = (account_no IS NULL) AND (bank IS NULL) = (account_holder IS NULL)`,
    ),
    check('payment_methods_manual', sql`(kind = 'manual') = (payment_gateway = 0)`),
  ],
);

/** The provider's number for a method, per warehouse; no warehouse means all (shop-api.md 5.7). */
export const paymentGatewayCodes = pgTable(
  'payment_gateway_codes',
  {
    id: id(),
    paymentMethodId: reference('payment_method_id', () => paymentMethods.id),
    code: text('code').notNull(),
    warehouseId: integer('warehouse_id').references(() => warehouses.id),
  },
  (row) => [
    unique('payment_gateway_codes_once')
      .on(row.paymentMethodId, row.warehouseId)
      .nullsNotDistinct(),
    index('payment_gateway_codes_of_method').on(row.paymentMethodId),
  ],
);

/**
 * Instalments of a method in equal monthly parts (shop-api.md 10.5). `monthlyRate` is the interest on the whole amount
 * for each month, in per cent; `minAmount` is the minimum amount.
 */
export const paymentInstallments = pgTable(
  'payment_installments',
  {
    paymentMethodId: reference('payment_method_id', () => paymentMethods.id),
    months: smallint('months').notNull(),
    monthlyRate: decimal('monthly_rate').notNull(),
    minAmount: rupiah('min_amount'),
  },
  (row) => [
    primaryKey({ columns: [row.paymentMethodId, row.months] }),
    check('payment_installments_months', sql`months BETWEEN 2 AND 60`),
    check('payment_installments_rate', sql`monthly_rate >= 0`),
    check('payment_installments_amount', sql`min_amount > 0`),
  ],
);

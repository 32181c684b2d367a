import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { setIdSequences } from '../../src/db/seed-when-empty.ts';
import { addLargeCatalog } from './large-catalog.ts';
import { addManyCustomers } from './many-customers.ts';
import { addManyOrders } from './many-orders.ts';

/** Number of rows to create. */
export interface ShopSize {
  readonly products: number;
  /** Total number of order lines; four orders have ten lines. */
  readonly orderLines: number;
  readonly customers: number;
}

/**
 * Fills a shop for measurements: products with variants, stock, ratings and varied names in separate categories,
 * customers with addresses and wishlists, and orders over four years with their lines and payments. The shop must have
 * regions, warehouses, couriers and payment methods. Everything is created in the database, identical in every run and
 * on both engines: 100,000 products and 1,000,000 lines take minutes.
 */
export async function fillLargeShop(db: Database, size: ShopSize): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`SET LOCAL statement_timeout = 0`);
    await transaction.execute(PICK);
    await addLargeCatalog(transaction, size.products);
    await addManyCustomers(transaction, size.customers);
    await addManyOrders(transaction, size.orderLines);
    await setIdSequences(transaction);
  });
  // What autovacuum does after a while, so that the plans are realistic.
  for (const table of MEASURED) await db.execute(sql`VACUUM ANALYZE ${sql.identifier(table)}`);
}

const MEASURED = [
  'categories',
  'products',
  'specifications',
  'listed_products',
  'variants',
  'stocks',
  'users',
  'user_addresses',
  'wishlist_items',
  'orders',
  'order_details',
  'order_payments',
];

/** `pick(i, salt, n)`: a pseudo-random number from 0 to n - 1, the same for the same `i` and `salt`. */
const PICK = sql`
CREATE FUNCTION pg_temp.pick(i integer, salt integer, n integer) RETURNS integer
LANGUAGE sql IMMUTABLE AS
'SELECT ((hashint4extended(i, salt) & 9223372036854775807) % n)::integer'`;

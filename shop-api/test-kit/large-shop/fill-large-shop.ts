import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';
import { setIdSequences } from '../../src/db/seed-when-empty.ts';
import { addLargeCatalog } from './large-catalog.ts';
import { addManyCustomers } from './many-customers.ts';
import { addManyOrders } from './many-orders.ts';

/** How large a shop is made. */
export interface ShopSize {
  readonly products: number;
  /** Lines over all orders; four orders hold ten lines. */
  readonly orderLines: number;
  readonly customers: number;
}

/**
 * Makes a shop large for measuring: products with variants, stock, ratings and varied names in
 * categories of their own, customers with addresses and wishes, and orders over four years with
 * their lines and payments. It stands on a shop that has regions, warehouses, couriers and ways to
 * pay. All of it is made inside the database, alike at every run and on both engines: 100,000
 * products and 1,000,000 lines take minutes.
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
  // What a server's housekeeping does on its own after a while, so that plans are those of every day.
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

/** `pick(i, salt, n)`: a number from 0 to n - 1 that looks drawn, the same for the same `i` and `salt`. */
const PICK = sql`
CREATE FUNCTION pg_temp.pick(i integer, salt integer, n integer) RETURNS integer
LANGUAGE sql IMMUTABLE AS
'SELECT ((hashint4extended(i, salt) & 9223372036854775807) % n)::integer'`;

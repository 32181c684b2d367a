import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { shippingMethods, warehouses } from '../../db/tables/shipping.ts';

/** The couriers that are offered, in order. */
export function offeredShippingMethods(db: Database) {
  return db
    .select()
    .from(shippingMethods)
    .where(eq(shippingMethods.isActive, true))
    .orderBy(asc(shippingMethods.position), asc(shippingMethods.id));
}

/** All warehouses in order; the storefront takes the first for pickup. */
export function warehousesInOrder(db: Database) {
  return db.select().from(warehouses).orderBy(asc(warehouses.position), asc(warehouses.id));
}

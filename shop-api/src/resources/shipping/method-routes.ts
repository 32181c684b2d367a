import type { FastifyInstance } from 'fastify';
import { ok } from '../../http/shop-response.ts';
import { routesOf } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { asc, eq } from 'drizzle-orm';
import { shippingMethods, warehouses } from '../../db/tables/shipping.ts';
import { wireRecord } from '../../http/wire-record.ts';
import { method, shippingSchemas, warehouse } from './shipping-schemas.ts';

/** GET /shipping-method (shop-api.md 5.8) and /warehouse (5.9); the storefront uses the first method for pickup. */
export function shippingMethodRoutes(app: FastifyInstance, shop: Shop): void {
  const { publicRoute } = routesOf(app, shop);
  publicRoute('GET /shipping-method', shippingSchemas.methods, async () => {
    const methods = await shop.db
      .select()
      .from(shippingMethods)
      .where(eq(shippingMethods.isActive, true))
      .orderBy(asc(shippingMethods.position), asc(shippingMethods.id));
    return ok(methods.map((row) => wireRecord(method, row, {})));
  });
  publicRoute('GET /warehouse', shippingSchemas.warehouses, async () => {
    const rows = await shop.db
      .select()
      .from(warehouses)
      .orderBy(asc(warehouses.position), asc(warehouses.id));
    return ok(rows.map((row) => wireRecord(warehouse, row, {})));
  });
}

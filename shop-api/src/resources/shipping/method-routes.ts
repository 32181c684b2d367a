import type { FastifyInstance } from 'fastify';
import { ok } from '../../http/shop-response.ts';
import { publicRoute } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { offeredShippingMethods, warehousesInOrder } from './method-queries.ts';
import { wireRecord } from '../../http/wire-record.ts';
import { method, shippingSchemas, warehouse } from './shipping-schemas.ts';

/** GET /shipping-method (shop-api.md 5.8) and /warehouse (5.9). */
export function shippingMethodRoutes(app: FastifyInstance, shop: Shop): void {
  publicRoute(app, shop, 'GET /shipping-method', shippingSchemas.methods, async () => {
    const methods = await offeredShippingMethods(shop.db);
    return ok(methods.map((row) => wireRecord(method, row, {})));
  });
  publicRoute(app, shop, 'GET /warehouse', shippingSchemas.warehouses, async () => {
    const warehouses = await warehousesInOrder(shop.db);
    return ok(warehouses.map((row) => wireRecord(warehouse, row, {})));
  });
}

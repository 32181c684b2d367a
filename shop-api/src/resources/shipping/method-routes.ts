import type { FastifyInstance } from 'fastify';
import { ok } from '../../http/shop-response.ts';
import { publicRoute } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { offeredShippingMethods, warehousesInOrder } from './method-queries.ts';
import { shippingSchemas } from './shipping-schemas.ts';

/** GET /shipping-method (shop-api.md 5.8) and /warehouse (5.9). */
export function shippingMethodRoutes(app: FastifyInstance, shop: Shop): void {
  publicRoute(app, shop, 'GET /shipping-method', shippingSchemas.methods, async () => {
    const methods = await offeredShippingMethods(shop.db);
    return ok(
      methods.map((method) => ({
        id: method.id,
        name: method.name,
        logo: method.logo,
        tracking_url: method.trackingUrl,
        is_rajaongkir: method.isRajaongkir ? 1 : 0,
        rajaongkir_courier_name: method.rajaongkirCourierName,
        additional_fee: method.additionalFee,
        insurance_fee_percentage: method.insuranceFeePercentage,
        insurance_fee_amount: method.insuranceFeeAmount,
      })),
    );
  });
  publicRoute(app, shop, 'GET /warehouse', shippingSchemas.warehouses, async () => {
    const warehouses = await warehousesInOrder(shop.db);
    return ok(
      warehouses.map((warehouse) => ({
        id: warehouse.id,
        name: warehouse.name,
        is_default: warehouse.isDefault ? 1 : 0,
        city_id: warehouse.cityId,
        address: warehouse.address,
        opening_hours: warehouse.openingHours,
        phone: warehouse.phone,
      })),
    );
  });
}

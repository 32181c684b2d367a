import type { FastifyInstance } from 'fastify';
import { FieldReader } from '../../http/field-reader.ts';
import { invalid } from '../../http/rejections.ts';
import { ok } from '../../http/shop-response.ts';
import { routesOf } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { placeOfCity } from './place-queries.ts';
import { courierOptions } from './tariff.ts';
import { zoneBetween } from './zone.ts';
import { parcelFields, placeFields, placeLabels, shippingSchemas } from './shipping-schemas.ts';

/**
 * GET /shipping-fee (shop-api.md 5.14): the fees of a courier for a weight in whole grams between two cities, cheapest
 * first. Returns an empty list without a service on the route. The tariff is local, so no courier API can fail.
 */
export function shippingFeeRoutes(app: FastifyInstance, shop: Shop): void {
  const { publicRoute } = routesOf(app, shop);
  publicRoute('GET /shipping-fee', shippingSchemas.fees, async ({ query }) => {
    const reader = new FieldReader(query);
    const origin = await placeOf(shop, reader, 'origin');
    const destination = await placeOf(shop, reader, 'destination');
    const { weight: grams, courier } = parcelFields.read(reader);
    if (origin === null || destination === null || reader.errors !== null) {
      return invalid(reader.errors ?? {});
    }
    const options = courierOptions(courier, zoneBetween(origin, destination), grams);
    return options === null ? invalid({ courier: ['Kolom Kurir tidak valid'] }) : ok(options);
  });
}

/** The city of a field; null after an error. */
async function placeOf(shop: Shop, reader: FieldReader, field: keyof typeof placeFields) {
  const id = placeFields[field].read(reader, field);
  if (id === 0) return null;
  const place = await placeOfCity(shop.db, id);
  if (place === null) reader.fail(field, `Kolom ${placeLabels[field]} tidak valid`);
  return place;
}

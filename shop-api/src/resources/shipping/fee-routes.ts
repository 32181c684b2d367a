import type { FastifyInstance } from 'fastify';
import { FormReader } from '../../http/form.ts';
import { invalid } from '../../http/rejections.ts';
import { ok } from '../../http/shop-response.ts';
import { publicRoute } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { placeOfCity } from './place-queries.ts';
import { courierOptions } from './tariff.ts';
import { zoneBetween } from './zone.ts';

/** Grams past every order that could be made; the figures stay exact far beyond. */
const MOST_GRAMS = 2_147_483_647;

/**
 * GET /shipping-fee (shop-api.md 5.14): what a courier asks for a weight in whole grams between two
 * cities, cheapest first. No service on the route is an empty list. The tariff is the shop's own, so
 * no courier can be away.
 */
export function shippingFeeRoutes(app: FastifyInstance, shop: Shop): void {
  publicRoute(app, shop, {
    method: 'GET',
    path: '/shipping-fee',
    handle: async ({ query }) => {
      const form = new FormReader(query);
      const origin = await readPlace(shop, form, 'origin', 'Kota Asal');
      const destination = await readPlace(shop, form, 'destination', 'Kota Tujuan');
      const grams = form.wholeNumber('weight', 'Berat', 1, MOST_GRAMS);
      const courier = form.requiredText('courier', 'Kurir');
      if (origin === null || destination === null || form.errors !== null) {
        return invalid(form.errors ?? {});
      }
      const options = courierOptions(courier, zoneBetween(origin, destination), grams);
      return options === null ? invalid({ courier: ['Kolom Kurir tidak valid'] }) : ok(options);
    },
  });
}

/** The city a field names; null after its mistake was noted. */
async function readPlace(shop: Shop, form: FormReader, field: string, label: string) {
  const id = form.requiredId(field, label);
  if (id === 0) return null;
  const place = await placeOfCity(shop.db, id);
  if (place === null) form.fail(field, `Kolom ${label} tidak valid`);
  return place;
}

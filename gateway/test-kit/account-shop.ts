import { listedVoucher, orderInput } from './checkout-shop.ts';
import { ok, type FakeRoute, type ReceivedCall } from './fake-upstream.ts';
import { galaxy, ideaPad } from './samples.ts';

/** A customer as the shop returns them (shop-api.md 5.10). */
export const budi = {
  id: 7,
  first_name: 'Budi',
  last_name: 'Santoso',
  phone: '+6281234567890',
  email: null,
  gender: 'Male',
};

/** A saved address as the shop returns it (shop-api.md 5.15). */
export const home = {
  id: 12,
  address_name: 'Rumah',
  is_default: 1,
  street_address: 'Jl. Melati No. 5',
  province_id: 31,
  province: 'DKI Jakarta',
  city_id: 3174,
  city: 'Kota Jakarta Selatan',
  district_id: 317401,
  district: 'Tebet',
  zip_code: '12810',
  first_name: 'Budi',
  last_name: 'Santoso',
  phone: '+6281234567890',
};

/** Another saved address of the same customer. */
export const office = { ...home, id: 9, address_name: 'Kantor', is_default: 0, last_name: null };

/** The home as a customer fills it in. */
export const homeInput = {
  name: 'Rumah',
  firstName: 'Budi',
  lastName: 'Santoso',
  phone: '0812-3456-7890',
  ...orderInput.address,
};

/** A wishlist product as the shop returns it (shop-api.md 5.11). */
export const galaxyEntry = {
  id: 31,
  product_id: 101,
  product_variant: null,
  price: 6_499_000,
  product: {
    id: 101,
    name: 'Galaxy A55 5G 8/256',
    url_slug: 'galaxy-a55-5g-8-256',
    price: 5_999_000,
    original_price: 6_499_000,
    status: 1,
    star: '4.7',
    image_1: 'product/galaxy-a55-1.webp',
    image_1_color: '#0d5a66',
    image_1_width: 640,
    image_1_height: 640,
    total_online_stock: 14,
  },
};

/** A wishlist product that the shop no longer has. */
export const entryWithoutProduct = { id: 30, product_id: 88, price: 150_000, product: null };

/** The calls behind addresses and wishlist. */
export const accountRoutes: Readonly<Record<string, FakeRoute>> = {
  'GET /profile': ok(budi),
  'GET /province': ok([{ id: 31, name: 'DKI Jakarta' }]),
  'GET /city': ({ query }) =>
    ok(query['province'] === '31' ? [{ id: 3174, name: 'Kota Jakarta Selatan' }] : []),
  'GET /district': ({ query }) =>
    ok(query['city'] === '3174' ? [{ id: 317401, name: 'Tebet' }] : []),
  'GET /user-address': ok([home, office]),
  'GET /wishlist': ok([galaxyEntry, entryWithoutProduct]),
  'GET /order': ok([]),
  'GET /review': ok([]),
  'GET /voucher': ok([listedVoucher]),
  'GET /product/101': ok(galaxy),
  'GET /product/202': ok(ideaPad),
};

/** The JSON body of a call; null without a call. */
export function sentBody(call: ReceivedCall | undefined): unknown {
  return JSON.parse(call?.body ?? 'null');
}

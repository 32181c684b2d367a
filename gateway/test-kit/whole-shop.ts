import { accountRoutes, budi, galaxyEntry, home, homeInput, office } from './account-shop.ts';
import {
  checkoutRoutes,
  completeQuote,
  laptopLine,
  ORDER_HASH,
  orderInput,
  PAYMENT_HASH,
  savedOrder,
} from './checkout-shop.ts';
import { ok, type FakeRoute } from './fake-upstream.ts';
import { orderRow, orderTable } from './order-history.ts';
import {
  categories,
  galaxy,
  ideaPad,
  paginator,
  paymentSession,
  productReviews,
} from './samples.ts';

/** A table, or the list of the same call without its table fields (shop-api.md 5.3). */
const tableOr =
  (table: unknown, list: readonly unknown[]): FakeRoute =>
  ({ query }) =>
    query['source'] === 'datatables' ? { body: table } : ok(list);

const paid = {
  ...savedOrder,
  is_paid: 1,
  is_shipped: 1,
  resi_no: 'JP123',
  refund: {
    status: 'requested',
    reason: 'Rusak',
    requested_at: '2026-11-21 09:00:00',
    note: null,
  },
};

/** Every call that the gateway sends, with the responses of the contract. */
export const wholeShop: Readonly<Record<string, FakeRoute>> = {
  ...checkoutRoutes,
  ...accountRoutes,
  'GET /slider': ok([
    {
      id: 1,
      image: 'slider/promo.webp',
      image_color: '#0d5a66',
      image_alt: 'Promo',
      image_width: 1280,
      image_height: 400,
      url: 'https://promo.example/',
      headline: 'Promo November',
      price_from: 1_399_000,
      action: 'Lihat promo',
    },
    { id: 2, image: 'slider/lain.webp', url: null },
  ]),
  'GET /page': ok([
    { id: 1, title: 'Syarat', url_slug: 'terms', show_in_footer: 1, content: '<p>Syarat</p>' },
  ]),
  'GET /settings': ok({ footer_text: '<p>Toko</p>', payment_remarks: '<p>BCA 123</p>' }),
  'GET /product': ({ query }) =>
    query['featured'] === 'true' ? ok([ideaPad, galaxy]) : ok(paginator([galaxy, ideaPad])),
  'GET /product/galaxy-a55-5g-8-256': ok(galaxy),
  [`GET /product/${galaxy.url_slug}/review`]: productReviews,
  [`GET /product/${galaxy.url_slug}/related`]: ok([ideaPad]),
  [`GET /product/${ideaPad.url_slug}/review`]: productReviews,
  [`GET /product/${ideaPad.url_slug}/related`]: ok([galaxy]),
  'GET /product-category': ok(categories),
  'GET /user-address': tableOr(
    { draw: 1, recordsTotal: 2, recordsFiltered: 2, data: [home, office] },
    [home, office],
  ),
  'POST /user-address': { ...ok(home), status: 201 },
  'PUT /user-address/12': ok(home),
  'DELETE /user-address/12': ok(null),
  'POST /wishlist': { ...ok({ id: galaxyEntry.id }), status: 201 },
  'DELETE /wishlist/31': ok(null),
  'GET /order': { body: { ...orderTable, data: [orderRow] } },
  [`GET /order/${ORDER_HASH}`]: ok(paid),
  [`POST /order/${ORDER_HASH}/refund`]: ok(null),
  'POST /login': ok({ ...budi, token: '7|rahasia' }),
  'POST /register': ok(null),
  [`POST /order/${ORDER_HASH}/cancel`]: ok(null),
  'POST /order/find': ok({ hash: ORDER_HASH }),
  'POST /forgot-password': ok(null),
  'POST /reset-password': ok(null),
  'POST /logout': ok(null),
  'POST /profile': ok(budi),
  'POST /change-password': ok(null),
  'GET /review': ok([
    { id: 5, product_id: 202, order_id: 900, order_detail_id: 2701, star: 5, review: 'Bagus' },
  ]),
  'POST /review': { ...ok(null), status: 201 },
  [`POST /ipay88/request/${PAYMENT_HASH}`]: ok({
    ...paymentSession,
    ipay88_url: 'https://sandbox.ipay88.co.id/PG/',
  }),
  [`GET /ipay88/status/${PAYMENT_HASH}`]: ok({ hash: PAYMENT_HASH, is_paid: 0 }),
};

const passwords = { currentPassword: 'lama', newPassword: 'baru', confirmNewPassword: 'baru' };
const person = { firstName: 'Budi', lastName: 'Santoso' };
const ofPayment = { paymentAccessHash: PAYMENT_HASH, orderAccessHash: ORDER_HASH };

/** Arguments by root field; fields that are not listed need none. */
export const WHOLE_ARGUMENTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  node: { id: 'Product:101' },
  nodes: { ids: ['Product:101', 'Category:1.11', 'Order:x'] },
  product: { by: { slug: 'galaxy-a55-5g-8-256' } },
  contentPage: { slug: 'terms' },
  category: { slug: 'handphone' },
  cities: { provinceId: 'Province:31' },
  districts: { cityId: 'City:3174' },
  shippingOptions: {
    methodId: 'ShippingMethod:1',
    warehouseId: 'Warehouse:1',
    cityId: 'City:3174',
    weight: 1_700,
  },
  checkoutQuote: { input: { ...completeQuote, voucherCode: 'HEMAT10' } },
  order: { accessHash: ORDER_HASH },
  orderChange: { accessHash: ORDER_HASH },
  signIn: { input: { phone: '0812-3456-7890', password: 'rahasia' } },
  signUp: {
    input: {
      ...person,
      phone: '0812-3456-7890',
      password: 'rahasia',
      confirmPassword: 'rahasia',
      terms: true,
    },
  },
  cancelOrder: { input: { orderAccessHash: ORDER_HASH } },
  findGuestOrder: { input: { orderNumber: 'SO261120000900', contact: '0812-3456-7890' } },
  forgotPassword: { input: { contact: '0812-3456-7890' } },
  resetPassword: {
    input: { token: 'tautan', password: 'rahasia', confirmPassword: 'rahasia' },
  },
  voucherCheck: { input: { voucherCode: 'HEMAT10', lines: [laptopLine] } },
  submitOrder: { input: orderInput },
  requestPayment: { input: { paymentAccessHash: PAYMENT_HASH } },
  recheckPayment: { input: ofPayment },
  requestRefund: { input: { orderAccessHash: ORDER_HASH, reason: 'Rusak' } },
  submitReview: {
    input: { orderAccessHash: ORDER_HASH, orderLineId: 'OrderLine:2701', rating: 5 },
  },
  addAddress: { input: { address: homeInput } },
  updateAddress: { input: { id: 'Address:12', address: homeInput } },
  deleteAddress: { input: { id: 'Address:12' } },
  addToWishlist: { input: { productId: 'Product:101' } },
  removeFromWishlist: { input: { entryId: 'WishlistEntry:31' } },
  updateProfile: { input: { ...person, gender: 'MALE' } },
  changePassword: { input: passwords },
};

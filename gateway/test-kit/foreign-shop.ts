import { checkoutRoutes, savedOrder } from './checkout-shop.ts';
import { ok, type FakeRoute } from './fake-upstream.ts';
import { ideaPad, paginator, paymentSession } from './samples.ts';

/** Hash of the order: a UUID. */
export const FOREIGN_ORDER_HASH = '3F2B8C1E-9d4a-4c6b-8e7f-2a1d0e9b8c7a';
/** Hash of the payment through the provider: base64url, which may begin with any of its characters. */
export const FOREIGN_PAYMENT_HASH = '-Zx81kQ_7mP0aB3cD9eFgH';
/** Hash of the manual payment. */
export const FOREIGN_MANUAL_HASH = '_9e8d7c6b5a4f3e2d1';

/** Slugs of other shops, and the path on the wire of a product with such a slug. */
export const FOREIGN_SLUGS: Readonly<Record<string, string>> = {
  'kabel_usb-c.hdmi.2m': '/product/kabel_usb-c.hdmi.2m',
  _promo: '/product/_promo',
  'Tas Laptop 14"': '/product/Tas%20Laptop%2014%22',
  'diskon-50%': '/product/diskon-50%25',
  'é-reader': '/product/%C3%A9-reader',
  'a+b&c=d;e?f#g': '/product/a%2Bb%26c%3Dd%3Be%3Ff%23g',
  '...': '/product/...',
};

const [gatewayRow, manualRow] = savedOrder.order_payments;

const order = {
  ...savedOrder,
  hash: FOREIGN_ORDER_HASH,
  order_payments: [
    { ...gatewayRow, hash: FOREIGN_PAYMENT_HASH },
    { ...manualRow, hash: FOREIGN_MANUAL_HASH },
  ],
};

/** One product for each slug, from id 1,000 on. */
const products = Object.entries(FOREIGN_SLUGS).map(([slug, path], index) => ({
  path,
  product: { ...ideaPad, id: 1_000 + index, name: `Barang ${index}`, url_slug: slug },
}));

/** A third-party shop with slugs and hashes in its own formats (shop-api.md 9, no. 13). */
export const foreignShop: Readonly<Record<string, FakeRoute>> = {
  ...checkoutRoutes,
  'GET /product': ok(paginator(products.map(({ product }) => product))),
  ...Object.fromEntries(
    products.flatMap(({ path, product }) => [
      [`GET ${path}`, ok(product)],
      [`GET /product/${product.id}`, ok(product)],
    ]),
  ),
  'POST /order': {
    status: 201,
    body: { status: 'success', data: { id: 900, hash: FOREIGN_ORDER_HASH } },
  },
  [`GET /order/${FOREIGN_ORDER_HASH}`]: ok(order),
  [`POST /ipay88/request/${FOREIGN_PAYMENT_HASH}`]: ok({
    ...paymentSession,
    ipay88_url: 'https://sandbox.ipay88.co.id/PG/',
  }),
  [`GET /ipay88/status/${FOREIGN_PAYMENT_HASH}`]: ok({ transaction_status: 6 }),
  'POST /order/confirm-payment': ok(null),
  [`POST /order/${FOREIGN_ORDER_HASH}/refund`]: ok(null),
  'POST /review': { status: 201, body: { status: 'success', data: null } },
};

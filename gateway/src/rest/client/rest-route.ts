import type { RestCall } from './rest-call.ts';

/** Fixed segments after the first one of a path; all others are ids, slugs or hashes (shop-api.md 5). */
const FIXED_SEGMENTS: ReadonlySet<string> = new Set([
  'apply-voucher',
  'by-key',
  'cancel',
  'confirm-payment',
  'find',
  'refund',
  'related',
  'request',
  'review',
  'status',
]);

/**
 * Routes that are likely to fail together, by the first segment of their path, e.g. those for which the shop
 * calls couriers or payment providers. Each group has its own connections, queue and circuit breaker.
 */
const GROUPS: Readonly<Record<string, string>> = {
  product: 'catalog',
  'product-category': 'catalog',
  slider: 'content',
  page: 'content',
  settings: 'content',
  province: 'region',
  city: 'region',
  district: 'region',
  warehouse: 'checkout',
  'payment-method': 'checkout',
  'shipping-method': 'checkout',
  'shipping-fee': 'courier',
  order: 'order',
  ipay88: 'payment',
  login: 'account',
  logout: 'account',
  register: 'account',
  profile: 'account',
  'change-password': 'account',
  'user-address': 'account',
  wishlist: 'account',
  review: 'review',
  // Separate from the check of a code, which works without the list.
  voucher: 'voucher-list',
};

/** Calls below `order` that must not block the placing of orders. */
const ORDER_GROUPS: Readonly<Record<string, string>> = {
  'apply-voucher': 'voucher',
  'confirm-payment': 'receipt',
};

/**
 * The path of a call without ids, slugs and hashes, e.g. `/order/:id`: for metrics and traces, which must
 * neither grow with the number of orders nor contain a hash that grants access to one.
 */
export function routeTemplate({ path }: Pick<RestCall, 'path'>): string {
  const [first, ...rest] = path;
  return ['', first, ...rest.map((part) => (FIXED_SEGMENTS.has(part) ? part : ':id'))].join('/');
}

/** The route group of a call; the first segment of its path when it has none. */
export function routeGroup({ path: [first, next] }: Pick<RestCall, 'path'>): string {
  const ofOrder = first === 'order' && next !== undefined ? ORDER_GROUPS[next] : undefined;
  return ofOrder ?? GROUPS[first] ?? first;
}

import type { RestCall } from './rest-call.ts';

/** Words of paths beyond the first one that are no ids, slugs or hashes (shop-api.md 5). */
const FIXED_WORDS: ReadonlySet<string> = new Set([
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
 * Routes that fail together, by the first word of their path: what one part of a shop serves, and
 * what the shop itself has to ask of couriers and payment providers. Each group has connections, a
 * queue and a circuit breaker of its own.
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
  // Apart from the check of a code, which works without the list.
  voucher: 'voucher-list',
};

/** Calls below `order` that must not hold up the placing of orders. */
const ORDER_GROUPS: Readonly<Record<string, string>> = {
  'apply-voucher': 'voucher',
  'confirm-payment': 'receipt',
};

/**
 * The path of a call without what it is about, e.g. `/order/:id`: for counters and traces, which
 * must neither grow with the number of orders nor hold a hash that opens one.
 */
export function routeTemplate({ path }: Pick<RestCall, 'path'>): string {
  const [word, ...rest] = path;
  return ['', word, ...rest.map((part) => (FIXED_WORDS.has(part) ? part : ':id'))].join('/');
}

/** The name of the group of routes that a call belongs to; its own word when it has none. */
export function routeGroup({ path: [word, next] }: Pick<RestCall, 'path'>): string {
  const ofOrder = word === 'order' && next !== undefined ? ORDER_GROUPS[next] : undefined;
  return ofOrder ?? GROUPS[word] ?? word;
}

/** What the report says of a call. */
export type Verdict =
  | { readonly state: 'fits' }
  /** The response differs from the OpenAPI document, but the gateway reads it. */
  | { readonly state: 'tolerated'; readonly notes: readonly string[] }
  | { readonly state: 'missing'; readonly notes: readonly string[] }
  | { readonly state: 'broken'; readonly notes: readonly string[] }
  | { readonly state: 'not checked'; readonly notes: readonly string[] };

/** A call and what was found out about it. */
export interface CallResult {
  /** As in the OpenAPI document, with the query if it matters, e.g. `GET /product?featured=true`. */
  readonly call: string;
  /** What shoppers cannot use without the call. */
  readonly costs: string;
  readonly isOptional: boolean;
  readonly verdict: Verdict;
}

/** Which option makes the check send a call; `never` for calls that would change an account or an order. */
export type Condition = 'always' | 'customer' | 'credentials' | 'write' | 'order' | 'never';

/** A call that the gateway makes (docs/connect-your-api.md). */
export interface ShopCall {
  readonly call: string;
  readonly costs: string;
  readonly condition: Condition;
  readonly isOptional?: true;
}

/** Every call of the gateway, in the order of the report. */
export const SHOP_CALLS: readonly ShopCall[] = [
  { call: 'GET /settings', costs: 'footer, payment instructions', condition: 'always' },
  {
    call: 'GET /health',
    costs: 'nothing: `GET /settings` is the probe then',
    condition: 'always',
    isOptional: true,
  },
  { call: 'GET /slider', costs: 'slides of the home page', condition: 'always' },
  { call: 'GET /page', costs: 'articles, links in the footer', condition: 'always' },
  { call: 'GET /product-category', costs: 'menu, categories of the listing', condition: 'always' },
  {
    call: 'GET /product-category?featured=true',
    costs: 'categories of the home page',
    condition: 'always',
  },
  { call: 'GET /product', costs: 'listing, search, newest products', condition: 'always' },
  { call: 'GET /product?featured=true', costs: 'products of the home page', condition: 'always' },
  {
    call: 'GET /product?ids=',
    costs: 'nothing: products are read one by one then',
    condition: 'always',
    isOptional: true,
  },
  { call: 'GET /product/{key}', costs: 'product page, quotes, orders', condition: 'always' },
  {
    call: 'GET /product/{key}/review',
    costs: '`Product.reviews` in GraphQL',
    condition: 'always',
    isOptional: true,
  },
  {
    call: 'GET /product/{key}/related',
    costs: '`Product.related` in GraphQL',
    condition: 'always',
    isOptional: true,
  },
  { call: 'GET /province', costs: 'every address, so delivery', condition: 'always' },
  { call: 'GET /city', costs: 'every address, so delivery', condition: 'always' },
  { call: 'GET /district', costs: 'every address, so delivery', condition: 'always' },
  { call: 'GET /warehouse', costs: 'quotes and orders', condition: 'always' },
  { call: 'GET /shipping-method', costs: 'quotes and orders', condition: 'always' },
  { call: 'GET /payment-method', costs: 'quotes and orders', condition: 'always' },
  { call: 'GET /shipping-fee', costs: 'couriers with calculated fees', condition: 'always' },
  { call: 'POST /login', costs: 'accounts', condition: 'credentials' },
  { call: 'GET /profile', costs: '`me` in GraphQL', condition: 'customer', isOptional: true },
  { call: 'GET /user-address', costs: 'orders of customers', condition: 'customer' },
  { call: 'GET /user-address?source=datatables', costs: 'saved addresses', condition: 'customer' },
  { call: 'GET /wishlist', costs: 'wishlist', condition: 'customer' },
  { call: 'GET /order?source=datatables', costs: 'order history', condition: 'customer' },
  {
    call: 'GET /order?status=',
    costs: 'orders of one status in the order history',
    condition: 'customer',
    isOptional: true,
  },
  { call: 'GET /review', costs: '`me.reviews` in GraphQL', condition: 'customer' },
  { call: 'POST /wishlist', costs: 'wishlist', condition: 'write' },
  { call: 'DELETE /wishlist/{id}', costs: 'wishlist', condition: 'write' },
  { call: 'POST /order', costs: 'ordering', condition: 'order' },
  { call: 'GET /order/{hash}', costs: 'order page', condition: 'order' },
  {
    call: 'POST /logout',
    costs: 'the end of the token at sign-out',
    condition: 'credentials',
    isOptional: true,
  },
  { call: 'POST /register', costs: 'new accounts', condition: 'never' },
  { call: 'POST /profile', costs: 'account page', condition: 'never' },
  { call: 'POST /change-password', costs: 'account page', condition: 'never' },
  {
    call: 'POST /forgot-password',
    costs: 'a new password for those who forgot it',
    condition: 'never',
    isOptional: true,
  },
  {
    call: 'POST /reset-password',
    costs: 'a new password for those who forgot it',
    condition: 'never',
    isOptional: true,
  },
  { call: 'POST /user-address', costs: 'saved addresses', condition: 'never' },
  { call: 'PUT /user-address/{id}', costs: 'saved addresses', condition: 'never' },
  { call: 'DELETE /user-address/{id}', costs: 'saved addresses', condition: 'never' },
  { call: 'POST /order/apply-voucher', costs: 'vouchers', condition: 'never' },
  { call: 'POST /order/confirm-payment', costs: 'receipts', condition: 'never' },
  { call: 'POST /order/{hash}/refund', costs: 'refunds', condition: 'never', isOptional: true },
  {
    call: 'GET /order/by-key/{key}',
    costs: 'the order of a repeated submission after a restart of the gateway',
    condition: 'order',
    isOptional: true,
  },
  {
    call: 'POST /order/{hash}/cancel',
    costs: 'cancelling an unpaid order',
    condition: 'order',
    isOptional: true,
  },
  {
    call: 'POST /order/find',
    costs: 'the search for an order whose link a guest lost',
    condition: 'order',
    isOptional: true,
  },
  { call: 'POST /ipay88/request/{hash}', costs: 'payment online', condition: 'never' },
  {
    call: 'GET /ipay88/status/{hash}',
    costs: 'state of a payment after the return from the provider',
    condition: 'never',
    isOptional: true,
  },
  { call: 'POST /review', costs: 'reviews', condition: 'never' },
];

/** Why a call was not sent. */
export const CONDITION_TEXT: Readonly<Record<Condition, string>> = {
  always: 'an earlier call returned nothing to go on with',
  customer: 'needs --token, or --phone and --password',
  credentials: 'needs --phone and --password',
  write: 'needs --write and a customer',
  order: 'needs an order: --order places one',
  never: 'because it would change data, or needs data that only a shopper has',
};

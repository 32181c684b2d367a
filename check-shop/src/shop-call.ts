/** The result of a call in the report. */
export type Verdict =
  | { readonly state: 'fits' }
  /** The response differs from the OpenAPI document, but the gateway reads it. */
  | { readonly state: 'tolerated'; readonly notes: readonly string[] }
  | { readonly state: 'missing'; readonly notes: readonly string[] }
  | { readonly state: 'broken'; readonly notes: readonly string[] }
  | { readonly state: 'not checked'; readonly notes: readonly string[] };

export function notesOf(verdict: Verdict): readonly string[] {
  return verdict.state === 'fits' ? [] : verdict.notes;
}

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

/** A call that the gateway sends (docs/connect-your-api.md). */
export interface ShopCall {
  readonly call: string;
  readonly costs: string;
  readonly condition: Condition;
  readonly isOptional: boolean;
}

/** Every call of the gateway, in the order of the report. */
export const SHOP_CALLS: readonly ShopCall[] = (
  [
    ['GET /settings', 'footer, payment instructions', 'always'],
    ['GET /health', 'nothing: `GET /settings` is the probe then', 'always', 'optional'],
    ['GET /slider', 'slides of the home page', 'always'],
    ['GET /page', 'articles, links in the footer', 'always'],
    ['GET /product-category', 'menu, categories of the listing', 'always'],
    ['GET /product-category?featured=true', 'categories of the home page', 'always'],
    ['GET /product', 'listing, search, newest products', 'always'],
    ['GET /product?featured=true', 'products of the home page', 'always'],
    ['GET /product?ids=', 'nothing: products are read one by one then', 'always', 'optional'],
    ['GET /product/{key}', 'product page, quotes, orders', 'always'],
    ['GET /product/{key}/review', '`Product.reviews` in GraphQL', 'always', 'optional'],
    ['GET /product/{key}/related', '`Product.related` in GraphQL', 'always', 'optional'],
    ['GET /province', 'every address, so delivery', 'always'],
    ['GET /city', 'every address, so delivery', 'always'],
    ['GET /district', 'every address, so delivery', 'always'],
    ['GET /warehouse', 'quotes and orders', 'always'],
    ['GET /shipping-method', 'quotes and orders', 'always'],
    ['GET /payment-method', 'quotes and orders', 'always'],
    ['GET /shipping-fee', 'couriers with calculated fees', 'always'],
    ['POST /login', 'accounts', 'credentials'],
    ['GET /profile', 'the own fields of `me` in GraphQL', 'customer', 'optional'],
    ['GET /user-address', 'orders of customers', 'customer'],
    ['GET /user-address?source=datatables', 'saved addresses', 'customer'],
    ['GET /wishlist', 'wishlist', 'customer'],
    ['GET /order?source=datatables', 'order history', 'customer'],
    ['GET /order?status=', 'orders of one status in the order history', 'customer', 'optional'],
    ['GET /review', '`me.reviews` in GraphQL', 'customer'],
    ['GET /voucher', 'vouchers to choose from at the checkout', 'customer', 'optional'],
    ['POST /wishlist', 'wishlist', 'write'],
    ['DELETE /wishlist/{id}', 'wishlist', 'write'],
    ['POST /order', 'ordering', 'order'],
    ['GET /order/{hash}', 'order page', 'order'],
    ['POST /logout', 'the end of the token at sign-out', 'credentials', 'optional'],
    ['POST /register', 'new accounts', 'never'],
    ['POST /profile', 'account page', 'never'],
    ['POST /change-password', 'account page', 'never'],
    ['POST /forgot-password', 'a new password for those who forgot it', 'never', 'optional'],
    ['POST /reset-password', 'a new password for those who forgot it', 'never', 'optional'],
    ['POST /user-address', 'saved addresses', 'never'],
    ['PUT /user-address/{id}', 'saved addresses', 'never'],
    ['DELETE /user-address/{id}', 'saved addresses', 'never'],
    ['POST /order/apply-voucher', 'vouchers', 'never'],
    ['POST /order/confirm-payment', 'receipts', 'never'],
    ['POST /order/{hash}/refund', 'refunds', 'never', 'optional'],
    [
      'GET /order/by-key/{key}',
      'the order of a repeated submission after a restart of the gateway',
      'order',
      'optional',
    ],
    ['POST /order/{hash}/cancel', 'cancelling an unpaid order', 'order', 'optional'],
    ['POST /order/find', 'the search for an order whose link a guest lost', 'order', 'optional'],
    ['POST /ipay88/request/{hash}', 'payment online', 'never'],
    [
      'GET /ipay88/status/{hash}',
      'state of a payment after the return from the provider',
      'never',
      'optional',
    ],
    ['POST /review', 'reviews', 'never'],
  ] as const
).map(([call, costs, condition, optional]) => ({
  call,
  costs,
  condition,
  isOptional: optional === 'optional',
}));

/** Why a call was not sent. */
export const CONDITION_TEXT: Readonly<Record<Condition, string>> = {
  always: 'an earlier call returned nothing to go on with',
  customer: 'needs --token, or --phone and --password',
  credentials: 'needs --phone and --password',
  write: 'needs --write and a customer',
  order: 'needs an order: --order places one',
  never: 'because it would change data, or needs data that only a shopper has',
};

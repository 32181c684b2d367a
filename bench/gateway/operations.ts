import { ORDER_HASH, TOKEN } from './upstream/order.ts';

export interface Operation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const PRODUCTS = `query BenchProducts($page: Int!) {
  products(page: $page) {
    nodes {
      id
      name
      slug
      price
      originalPrice
      discountPercent
      weight
      rating
      availability
      onlineStock
      image { url }
      category { name slug }
    }
    totalCount
    pageInfo { number last }
  }
}`;

const ORDER = `query BenchOrder($accessHash: String!) {
  order(accessHash: $accessHash) {
    id
    number
    placedAt
    status
    subtotal
    discount
    shipping { total }
    amountDue
    grandTotal
    lines { id productName productSku variantName price quantity subtotal }
    payments { id accessHash methodName total state isConfirmed kind isPayable expiresAt }
  }
}`;

/** The public one: a page of 20 products, 12 fields each, with category and worked-out discount. */
export function productsOperation(page: number): Operation {
  return { query: PRODUCTS, variables: { page } };
}

/** The personal one: an order with its lines and payments. */
export const orderOperation: Operation = { query: ORDER, variables: { accessHash: ORDER_HASH } };

export function postBody(operation: Operation): string {
  return JSON.stringify(operation);
}

/** The query part of the operation's address as GET. */
export function getSearch({ query, variables }: Operation): string {
  return `?${new URLSearchParams({ query, variables: JSON.stringify(variables) }).toString()}`;
}

/** Request headers; with a bearer token for the personal operation. */
export function headersOf(method: 'GET' | 'POST', isPersonal: boolean): Record<string, string> {
  return {
    accept: 'application/json',
    ...(method === 'GET'
      ? { 'apollo-require-preflight': 'true' }
      : { 'content-type': 'application/json' }),
    ...(isPersonal ? { authorization: `Bearer ${TOKEN}` } : {}),
  };
}

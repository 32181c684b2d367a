import type { RestClient } from '../client/rest-client.ts';
import { ShopRejection } from '../client/shop-rejection.ts';
import { UpstreamError } from '../client/upstream-error.ts';
import {
  missingDetails,
  readListedProduct,
  type ProductDetail,
  type ProductDetails,
} from './product.ts';

/** Details that every shop sends for a single product: a list without them is not the response to this call. */
const REQUIRED: readonly (keyof ProductDetails)[] = [
  'weight',
  'description',
  'onlineStock',
  'variants',
  'warehouseStocks',
];

const isRequired = (detail: keyof ProductDetails) => REQUIRED.includes(detail);

/**
 * GET /product?ids= (shop-api.md 10.1): the active ones of these products, in any order; null for a shop without
 * this call, i.e. for any response but a list of these products with all details. Rejects when the shop fails.
 */
export async function fetchProductsById(
  shop: RestClient,
  ids: readonly string[],
): Promise<readonly ProductDetail[] | null> {
  // With `source`, a shop that ignores the ids returns one page, not all products.
  const query = { ids: ids.join(','), source: 'pagination' };
  try {
    const read = { path: ['product'], query, isOptional: true } as const;
    const listed = await shop.list(read, readListedProduct);
    const isWhole = listed.length === 0 || !missingDetails(listed).some(isRequired);
    const products = listed.map(({ product }) => product);
    return isWhole && products.every(({ id }) => ids.includes(id)) ? products : null;
  } catch (error) {
    if (isMissingCallError(error)) return null;
    throw error;
  }
}

function isMissingCallError(error: unknown): boolean {
  if (error instanceof UpstreamError) return error.code === 'SHOP_BAD_REPLY';
  return error instanceof ShopRejection && error.code !== 'RATE_LIMITED';
}

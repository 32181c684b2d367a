import { compareAddress, readCompareState } from '../features/catalog/compare-address.ts';
import { listingAddress, readListingState } from '../features/catalog/listing-state.ts';
import { reviewsPage, reviewsQuery } from '../features/catalog/reviews-address.ts';
import { patterns } from '../routing/paths.ts';
import { variantName, variantQuery } from '../routing/variant-address.ts';
import { plainPath } from './plain-path.ts';
import { isPrivatePath } from './private-paths.ts';

/** Prefix of the paths of products. */
const PRODUCT = `${patterns.listing}/`;

/** Maximum length of a cacheable request target, in characters. */
const MAX_LENGTH = 500;

/** The path of a product, with the page of reviews and the variant of the query. */
function productKey(path: string, query: URLSearchParams): string {
  const page = reviewsPage(query);
  const variant = variantName(query);
  const reviewed = page === null ? path : path + reviewsQuery(page);
  return variant === null
    ? reviewed
    : `${reviewed}${page === null ? '?' : '&'}${variantQuery(variant)}`;
}

/**
 * The page cache's key of a request target (path and query). Only listing, products and comparison read their query;
 * other parameters and the order of parameters are ignored. Null for personal pages, and for other spellings of
 * a path, which redirect to the plain one.
 */
export function cacheKey(target: string): string | null {
  const [path = '/'] = target.split('?', 1);
  if (target.length > MAX_LENGTH || !path.startsWith('/') || path.startsWith('//')) return null;
  if (isPrivatePath(path) || plainPath(path) !== path) return null;
  if (path === target) return path;
  const params = new URLSearchParams(target.slice(path.length));
  if (path.startsWith(PRODUCT) && path.length > PRODUCT.length) return productKey(path, params);
  if (path === patterns.compare) return compareAddress(readCompareState(params));
  if (path !== patterns.listing) return path;
  const state = readListingState(params);
  return listingAddress(state, { page: state.page });
}

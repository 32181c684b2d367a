import { listingAddress, readListingState } from '../features/catalog/listing-state.ts';
import { patterns } from '../app/paths.ts';
import { PRIVATE_PATHS } from './private-paths.ts';

/** Longer addresses, in signs, are nobody's way to a page of the shop. */
const LONGEST = 500;

/**
 * The one address under which the page of a request is kept, whatever else its query says (marks of
 * campaigns, the order of parameters): only the listing reads its query. Null for pages that are
 * personal. `target` is the request's path and query.
 */
export function keptAddress(target: string): string | null {
  const [path = '/', query] = target.split('?', 2);
  if (target.length > LONGEST || !path.startsWith('/') || path.startsWith('//')) return null;
  if (PRIVATE_PATHS.some((start) => path.startsWith(start))) return null;
  if (query === undefined || path !== patterns.listing) return path;
  const state = readListingState(new URLSearchParams(query));
  return listingAddress(state, { page: state.page });
}

import { listingAddress, readListingState } from '../features/catalog/listing-state.ts';
import { patterns } from '../routing/paths.ts';
import { isPrivatePath } from './private-paths.ts';

/** Longer request targets, in characters, are no address of a page that is worth caching. */
const MAX_LENGTH = 500;

/**
 * The page cache's key of a request target (path and query). Only the listing reads its query, so
 * campaign parameters and the order of parameters do not count. Null for personal pages.
 */
export function cacheKey(target: string): string | null {
  const [path = '/', query] = target.split('?', 2);
  if (target.length > MAX_LENGTH || !path.startsWith('/') || path.startsWith('//')) return null;
  if (isPrivatePath(path)) return null;
  if (query === undefined || path !== patterns.listing) return path;
  const state = readListingState(new URLSearchParams(query));
  return listingAddress(state, { page: state.page });
}

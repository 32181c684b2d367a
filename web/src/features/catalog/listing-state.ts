import { cleanSearchText, parsePageNumber } from '@gawai/domain/listing';
import { readSort, type ProductSort } from '@gawai/domain/sort';
import { isSlug } from '@gawai/domain/url-keys';
import { paths, type ListingQuery } from '../../routing/paths.ts';
import { filterQuery, readFilters, type FilterChoice } from './listing-filter.ts';

/**
 * State of the listing, which its address contains (specification.md 2: s, category, sort, page), and its
 * filters.
 */
export interface ListingState {
  readonly search: string | null;
  /** Slug of a category or a sub-category. */
  readonly category: string | null;
  readonly sort: ProductSort;
  /** From 1. */
  readonly page: number;
  readonly filters: readonly FilterChoice[];
}

/** Reads the address; whatever is missing or unreadable has its default. */
export function readListingState(params: URLSearchParams): ListingState {
  const category = params.get('category')?.trim() ?? '';
  return {
    search: cleanSearchText(params.get('s')),
    category: isSlug(category) ? category : null,
    sort: readSort(params.get('sort')),
    page: parsePageNumber(params.get('page')),
    filters: readFilters(params),
  };
}

/** The address of the same listing with `changes`; the page starts at 1 again unless it is one of them. */
export function listingAddress(
  { search, category, sort, filters }: ListingState,
  changes: ListingQuery = {},
): string {
  const address = paths.listing({
    ...(search === null ? {} : { s: search }),
    ...(category === null ? {} : { category }),
    sort,
    ...changes,
  });
  const query = filterQuery(filters);
  return query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

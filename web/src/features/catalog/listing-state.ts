import { cleanSearchText, parsePageNumber } from '@gawai/domain/listing';
import { readSort, type ProductSort } from '@gawai/domain/sort';
import { isSlug } from '@gawai/domain/url-keys';
import { paths, type ListingQuery } from '../../routing/paths.ts';

/** What the address of the listing asks for (specification.md 2: s, category, sort, page). */
export interface ListingState {
  readonly search: string | null;
  /** Slug of a category or a sub-category. */
  readonly category: string | null;
  readonly sort: ProductSort;
  /** From 1. */
  readonly page: number;
}

/** Reads the address; whatever is missing or unreadable has its default. */
export function readListingState(params: URLSearchParams): ListingState {
  const category = params.get('category')?.trim() ?? '';
  return {
    search: cleanSearchText(params.get('s')),
    category: isSlug(category) ? category : null,
    sort: readSort(params.get('sort')),
    page: parsePageNumber(params.get('page')),
  };
}

/** The address of the same listing with `changes`; the page starts at 1 again unless it is one of them. */
export function listingAddress(
  { search, category, sort }: ListingState,
  changes: ListingQuery = {},
): string {
  return paths.listing({
    ...(search === null ? {} : { s: search }),
    ...(category === null ? {} : { category }),
    sort,
    ...changes,
  });
}

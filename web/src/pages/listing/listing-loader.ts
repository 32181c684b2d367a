import { data } from 'react-router-dom';
import type { Failure } from '../../apollo/failures.ts';
import { loadQuery } from '../../apollo/load-query.ts';
import type { PageLoader } from '../../routing/page-loader.ts';
import { productFilter } from '../../features/catalog/listing-filter.ts';
import { filtersPart, loadOffers, nothingPart } from '../../features/catalog/late-parts.ts';
import { readListingState, type ListingState } from '../../features/catalog/listing-state.ts';
import {
  ListingDocument,
  TopCategoriesDocument,
  type ListingQuery,
  type ListingQueryVariables,
} from './listing.generated.ts';

/** Variables of the query for an address of the listing. */
export function listingVariables({ filters, ...state }: ListingState): ListingQueryVariables {
  return {
    ...state,
    filter: productFilter(filters),
    slug: state.category ?? '',
    hasCategory: state.category !== null,
  };
}

/** Without its script a part stays as the server rendered it. */
const ignoreFailure = (script: Promise<void>) => script.catch(() => undefined);

/** Why the products of the listing are missing; null when they are there. */
export type ListingFailure = Failure | null;

/**
 * Fetches a page of the listing. When the products fail, the rest of the page is shown and the status is
 * 503; without the category or the chips the products are shown all the same.
 */
export const loadListing: PageLoader<ReturnType<typeof data<ListingFailure>>> = async (
  client,
  { request },
) => {
  const state = readListingState(new URL(request.url).searchParams);
  const [{ data: parts, failures }] = await Promise.all([
    loadQuery<ListingQuery, ListingQueryVariables>(
      client,
      ListingDocument,
      listingVariables(state),
    ),
    ignoreFailure(filtersPart.fetch()),
  ]);
  if (state.category !== null && parts.category === null) {
    await loadQuery(client, TopCategoriesDocument);
  }
  if (parts.products?.nodes.length === 0) {
    await ignoreFailure(nothingPart.fetch());
    if (state.search !== null) await loadOffers(client);
  }
  const failure = failures.find(({ field }) => field === 'products') ?? null;
  return data(failure, { status: failure === null ? 200 : 503 });
};

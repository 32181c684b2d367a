import { loadQuery } from '../../apollo/load-query.ts';
import { readCompareState } from '../../features/catalog/compare-address.ts';
import { COMPARED_MAX } from '../../lib/compared-products.ts';
import { pageFailed, type PageLoader } from '../../routing/page-loader.ts';
import {
  CompareDocument,
  CompareOffersDocument,
  type CompareOffersQuery,
  type CompareOffersQueryVariables,
  type CompareQuery,
  type CompareQueryVariables,
} from './compare.generated.ts';

/** Variables of the query for the products of these slugs, of which there is at least one. */
export function compareVariables(slugs: readonly string[]): CompareQueryVariables {
  const [firstSlug = '', secondSlug, thirdSlug, fourthSlug] = slugs.slice(0, COMPARED_MAX);
  return {
    firstSlug,
    secondSlug: secondSlug ?? '',
    hasSecond: secondSlug !== undefined,
    thirdSlug: thirdSlug ?? '',
    hasThird: thirdSlug !== undefined,
    fourthSlug: fourthSlug ?? '',
    hasFourth: fourthSlug !== undefined,
  };
}

/** Fetches the products of the address, and what its search finds. Without one of them it fails with 503. */
export const loadCompare: PageLoader<null> = async (client, { request }) => {
  const { slugs, search } = readCompareState(new URL(request.url).searchParams);
  const parts = await Promise.all([
    slugs.length === 0
      ? null
      : loadQuery<CompareQuery, CompareQueryVariables>(
          client,
          CompareDocument,
          compareVariables(slugs),
        ),
    search === null
      ? null
      : loadQuery<CompareOffersQuery, CompareOffersQueryVariables>(client, CompareOffersDocument, {
          search,
        }),
  ]);
  const failure = parts.flatMap((part) => part?.failures ?? [])[0];
  if (failure !== undefined) throw pageFailed(failure);
  return null;
};

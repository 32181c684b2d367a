import { useMemo } from 'react';
import { foundText } from '@gawai/domain/texts/listing-text';
import {
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom';
import { loaded } from '../../apollo/load-query.ts';
import { PageHead } from '../../routing/page-head.tsx';
import { CategoryChips } from '../../features/catalog/category-chips.tsx';
import { CompareTray } from '../../features/catalog/compare-tray.tsx';
import { FilterButton } from '../../features/catalog/filter-button.tsx';
import { LateFilters } from '../../features/catalog/late-parts.ts';
import { ListingHead, listingTitle } from '../../features/catalog/listing-head.tsx';
import { ListingResults } from '../../features/catalog/listing-results.tsx';
import { listingAddress, readListingState } from '../../features/catalog/listing-state.ts';
import { ProductGridSkeleton } from '../../features/catalog/product-grid.tsx';
import { SortSelect } from '../../features/catalog/sort-select.tsx';
import { WishlistToggle } from '../../features/wishlist/wishlist-toggle.tsx';
import { listingTexts } from '../../texts/catalog.ts';
import { failureTexts } from '../../texts/failures.ts';
import { classNames } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { listingVariables, type ListingFailure } from './listing-loader.ts';
import { useListingQuery, useTopCategoriesQuery } from './listing.generated.ts';
import styles from './listing-page.module.css';

/** The sort that the shopper has just chosen counts at once, before its list is there. */
function usePendingState() {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const isReloading = state === 'loading' && location.pathname === pathname;
  return isReloading ? readListingState(new URLSearchParams(location.search)) : null;
}

const wishlistToggleOf = (product: { readonly id: string; readonly name: string }) => (
  <WishlistToggle product={product} isOnCard />
);

/** Search, category, sort and page of the catalogue, all in the address (specification.md 2). */
export function ListingPage() {
  const failure = useLoaderData<ListingFailure>();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate, state: progress } = useRevalidator();
  const pending = usePendingState();
  const state = useMemo(() => readListingState(params), [params]);
  const { data } = useListingQuery({ ...loaded, variables: listingVariables(state) });
  const chips = useTopCategoriesQuery(loaded).data;

  const match = (state.category === null ? null : data?.category) ?? null;
  const top = match?.parent ?? match;
  const seo = top?.seo;
  // A sub-category has no title of its own.
  const ownTitle = match?.parent ? null : seo?.title;
  const results = failure === null ? data?.products : null;
  const isUnknown = state.category !== null && data?.category === null;
  const facets = results?.facets ?? null;
  const hasFilters = facets !== null && facets.length + state.filters.length > 0;
  const isFiltered = hasFilters && state.filters.length > 0;
  const isHidden = state.search !== null || isUnknown || results?.nodes.length === 0;
  return (
    <div className={styles['page']}>
      <PageHead
        title={ownTitle ?? listingTitle(state, match)}
        description={seo?.description ?? listingTexts.description}
        keywords={seo?.keywords ?? null}
        image={top?.image?.url ?? null}
        canonical={listingAddress(state, { page: state.page })}
        isPrivate={isHidden || isFiltered}
      />
      <ListingHead state={state} match={match}>
        {results ? foundText(results.totalCount) : null}
      </ListingHead>
      <CategoryChips state={state} match={match} categories={chips?.categories ?? []} />
      <div className={classNames(styles['list'], hasFilters && styles['withFilters'])}>
        <div className={styles['bar']}>
          {hasFilters ? <FilterButton count={state.filters.length} /> : null}
          <SortSelect
            sort={(pending ?? state).sort}
            onChange={(sort) =>
              void navigate(listingAddress(state, { sort }), { preventScrollReset: true })
            }
          />
        </div>
        {results && hasFilters ? (
          <LateFilters
            state={state}
            facets={facets}
            total={results.totalCount}
            isExplained={results.suggestion !== null}
          />
        ) : null}
        {results ? (
          isFiltered && results.totalCount === 0 && results.suggestion === null ? null : (
            <ListingResults
              state={state}
              results={results}
              wishlistToggleOf={wishlistToggleOf}
              isDimmed={pending !== null}
            />
          )
        ) : progress === 'loading' || pending !== null ? (
          <ProductGridSkeleton label={listingTexts.loading} />
        ) : (
          <ErrorState
            title={failure?.title ?? failureTexts.crashedTitle}
            message={failure?.message ?? failureTexts.crashedMessage}
            onRetry={() => void revalidate()}
          />
        )}
      </div>
      <CompareTray />
    </div>
  );
}

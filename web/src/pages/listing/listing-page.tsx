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
import { ListingHead, listingTitle } from '../../features/catalog/listing-head.tsx';
import { ListingResults } from '../../features/catalog/listing-results.tsx';
import { listingAddress, readListingState } from '../../features/catalog/listing-state.ts';
import { ProductGridSkeleton } from '../../features/catalog/product-grid.tsx';
import { SortSelect } from '../../features/catalog/sort-select.tsx';
import { WishlistToggle } from '../../features/wishlist/wishlist-toggle.tsx';
import { listingTexts } from '../../texts/catalog.ts';
import { failureTexts } from '../../texts/failures.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { listingVariables, type ListingFailure } from './listing-loader.ts';
import { useListingQuery } from './listing.generated.ts';
import styles from './listing-page.module.css';

/** The sort that the shopper has just chosen counts at once, before its list is there. */
function usePendingState() {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const isReloading = state === 'loading' && location.pathname === pathname;
  return isReloading ? readListingState(new URLSearchParams(location.search)) : null;
}

/** Search, category, sort and page of the catalogue, all in the address (specification.md 2). */
export function ListingPage() {
  const failure = useLoaderData<ListingFailure>();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate, state: progress } = useRevalidator();
  const pending = usePendingState();
  const state = readListingState(params);
  const { data } = useListingQuery({ ...loaded, variables: listingVariables(state) });

  const match = (state.category === null ? null : data?.category) ?? null;
  const top = match?.parent ?? match;
  const seo = top?.seo;
  // A child has no title of its own, and a search is called by its text.
  const ownTitle = state.search === null && !match?.parent ? seo?.title : null;
  const results = failure === null ? data?.products : null;
  const isUnknown = state.category !== null && data?.category === null;
  return (
    <div className={styles['page']}>
      <PageHead
        title={ownTitle ?? listingTitle(state, match)}
        description={seo?.description ?? listingTexts.description}
        keywords={seo?.keywords ?? null}
        image={top?.image?.url ?? null}
        canonical={listingAddress(state, { page: state.page })}
        isPrivate={state.search !== null || isUnknown || results?.nodes.length === 0}
      />
      <ListingHead state={state} match={match} />
      <CategoryChips state={state} match={match} categories={data?.categories ?? []} />
      <div className={styles['bar']}>
        <p className={styles['found']} role="status">
          {results ? foundText(results.totalCount) : null}
        </p>
        <SortSelect
          sort={(pending ?? state).sort}
          onChange={(sort) =>
            void navigate(listingAddress(state, { sort }), { preventScrollReset: true })
          }
        />
      </div>
      {results ? (
        <ListingResults
          state={state}
          results={results}
          wishlistToggleOf={(product) => <WishlistToggle product={product} isOnPicture />}
          isDimmed={pending !== null}
        />
      ) : progress === 'loading' || pending !== null ? (
        <ProductGridSkeleton label={listingTexts.loading} />
      ) : (
        <ErrorState
          title={failure?.title ?? failureTexts.crashedTitle}
          message={failure?.message ?? failureTexts.crashedMessage}
          retryLabel={failureTexts.retry}
          onRetry={() => void revalidate()}
        />
      )}
    </div>
  );
}

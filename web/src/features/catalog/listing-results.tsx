import { pageMarks } from '@gawai/domain/listing';
import { rangeText } from '@gawai/domain/texts/listing-text';
import type { ReactNode } from 'react';
import { paths } from '../../routing/paths.ts';
import { listingTexts } from '../../texts/catalog.ts';
import { commonTexts, paginationTexts } from '../../texts/common.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { ListingResultsFragment } from './listing-results.generated.ts';
import { listingAddress, type ListingState } from './listing-state.ts';
import styles from './listing-results.module.css';
import type { ProductCardFragment } from './product-card.generated.ts';
import { ProductGrid } from './product-grid.tsx';

interface ListingResultsProps {
  state: ListingState;
  results: ListingResultsFragment;
  /** The wishlist toggle of each product. */
  wishlistToggleOf: (product: ProductCardFragment) => ReactNode;
  /** The next list is on its way; this one stays until it is there. */
  isDimmed: boolean;
}

function NothingFound({ state, total }: { state: ListingState; total: number }) {
  const icon = <Icon name="search" size={28} />;
  if (total > 0) {
    return (
      <EmptyState
        icon={icon}
        title={listingTexts.pastEndTitle}
        message={listingTexts.pastEndMessage}
        action={{ to: listingAddress(state), label: listingTexts.firstPage }}
      />
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={listingTexts.emptyTitle}
      message={state.search === null ? listingTexts.emptyCategory : listingTexts.emptySearch}
      action={{ to: paths.listing(), label: commonTexts.allProducts }}
    />
  );
}

/** The products of one page of the listing, and the way to the other pages (specification.md 2). */
export function ListingResults({
  state,
  results,
  wishlistToggleOf,
  isDimmed,
}: ListingResultsProps) {
  const { nodes, pageInfo: page, totalCount } = results;
  if (nodes.length === 0) return <NothingFound state={state} total={totalCount} />;
  return (
    <>
      <ProductGrid
        products={nodes}
        label={listingTexts.products}
        wishlistToggleOf={wishlistToggleOf}
        isOnTop
        isDimmed={isDimmed}
      />
      <div className={styles['foot']}>
        <p className={styles['range']}>{rangeText({ ...page, total: totalCount })}</p>
        {page.last > 1 ? (
          <Pagination
            marks={pageMarks(page.number, page.last)}
            current={page.number}
            last={page.last}
            addressOf={(number) => listingAddress(state, { page: number })}
            labels={paginationTexts}
          />
        ) : null}
      </div>
    </>
  );
}

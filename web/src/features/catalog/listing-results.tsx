import { rangeText } from '@gawai/domain/texts/listing-text';
import type { ReactNode } from 'react';
import { listingTexts } from '../../texts/catalog.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { LateNothing } from './late-parts.ts';
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
  /** The next list is being fetched; this one stays until it is there. */
  isDimmed: boolean;
}

/** The products of one page of the listing, and links to the other pages (specification.md 2). */
export function ListingResults({
  state,
  results,
  wishlistToggleOf,
  isDimmed,
}: ListingResultsProps) {
  const { nodes, pageInfo: page, totalCount, suggestion } = results;
  if (nodes.length === 0)
    return <LateNothing {...{ state, total: totalCount, suggestion, wishlistToggleOf }} />;
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
        <p className={styles['range']} role="status">
          {rangeText({ ...page, total: totalCount })}
        </p>
        {page.last > 1 ? (
          <Pagination
            current={page.number}
            last={page.last}
            addressOf={(number) => listingAddress(state, { page: number })}
          />
        ) : null}
      </div>
    </>
  );
}

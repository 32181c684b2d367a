import { listingTexts } from '../../texts/catalog.ts';
import { listingFilterTexts } from '../../texts/listing-filter.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { blockingFilters, type Facet } from './facets.ts';
import type { ListingState } from './listing-state.ts';
import styles from './filtered-out.module.css';

interface FilteredOutProps {
  state: ListingState;
  facets: readonly Facet[];
}

/** All filters together leave no product: names the ones without which there are some. */
export function FilteredOut({ state, facets }: FilteredOutProps) {
  const groups = blockingFilters(facets, state.filters);
  return (
    <div className={styles['state']}>
      <EmptyState
        icon={<Icon name="filter" size={28} />}
        title={listingTexts.emptyTitle}
        message={groups.length > 0 ? listingFilterTexts.emptyOne : listingFilterTexts.emptyAll}
      />
      <ActiveFilters state={state} facets={facets} groups={groups} />
    </div>
  );
}

import { formatWhole } from '@gawai/domain/money';
import type { FocusEvent } from 'react';
import { commonTexts } from '../../texts/common.ts';
import { listingTexts } from '../../texts/catalog.ts';
import { listingFilterTexts } from '../../texts/listing-filter.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { FilterFacet } from './filter-facet.tsx';
import { filterName, type Facet } from './facets.ts';
import { FilteredOut } from './filtered-out.tsx';
import { FILTERS_ID } from './listing-filter.ts';
import type { ListingState } from './listing-state.ts';
import { PriceFilter } from './price-filter.tsx';
import styles from './listing-filters.module.css';

/** Facets that are open from the start. */
const OPEN_FACETS = 5;

interface ListingFiltersProps {
  state: ListingState;
  /** What the list can be narrowed to, in the shop's order. */
  facets: readonly Facet[];
  /** Products of the list as it is filtered now. */
  total: number;
  /** Nothing was found, and another part of the page shows what to do. */
  isExplained: boolean;
}

/** Tabbing out of the open sheet closes it: what has the focus must be visible. */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
}

/**
 * What the listing is filtered by, and all it can be filtered by: beside the list on wide screens, else
 * a sheet that the browser itself opens and closes, so that it works before and without script.
 */
export function ListingFilters({ state, facets, total, isExplained }: ListingFiltersProps) {
  return (
    <>
      {state.filters.length === 0 ? null : total > 0 || isExplained ? (
        <ActiveFilters state={state} facets={facets} />
      ) : (
        <FilteredOut state={state} facets={facets} />
      )}
      <div className={styles['column']}>
        <section
          id={FILTERS_ID}
          popover="auto"
          aria-label={listingTexts.filter}
          className={styles['panel']}
          onBlur={closeWhenLeft}
        >
          <div className={styles['head']}>
            <h2>{listingTexts.filter}</h2>
            <button
              type="button"
              className={styles['close']}
              aria-label={commonTexts.close}
              popoverTarget={FILTERS_ID}
              popoverTargetAction="hide"
            >
              <Icon name="close" />
            </button>
          </div>
          {facets.map((facet, index) =>
            facet.kind === 'PRICE' ? (
              <PriceFilter key="price" facet={facet} state={state} />
            ) : (
              <FilterFacet
                key={filterName(facet) ?? index}
                facet={facet}
                state={state}
                isOpen={index < OPEN_FACETS}
              />
            ),
          )}
          <div className={styles['foot']}>
            <Button isWide popoverTarget={FILTERS_ID} popoverTargetAction="hide">
              {listingFilterTexts.show(formatWhole(total))}
            </Button>
          </div>
        </section>
      </div>
    </>
  );
}

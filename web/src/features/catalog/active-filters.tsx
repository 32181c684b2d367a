import { useRef, type MouseEvent } from 'react';
import { isPlainClick } from '../../lib/plain-click.ts';
import { listingFilterTexts } from '../../texts/listing-filter.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import row from '../../ui/scroll-row.module.css';
import { choiceLabel, type Facet } from './facets.ts';
import { InPlaceLink } from './in-place-link.tsx';
import { filterQuery, type FilterChoice } from './listing-filter.ts';
import { listingAddress, type ListingState } from './listing-state.ts';
import styles from './active-filters.module.css';

interface ActiveFiltersProps {
  state: ListingState;
  facets: readonly Facet[];
  /** Those to show, and which of them are removed together; by default each alone. */
  groups?: readonly (readonly FilterChoice[])[];
}

/** The filters of the address as chips, each a link without it, and the link without any. */
export function ActiveFilters({ state, facets, groups }: ActiveFiltersProps) {
  const list = useRef<HTMLUListElement>(null);
  const chips = groups ?? state.filters.map((choice) => [choice]);
  // The focused link is removed: the focus moves to the chip at `index`.
  const moveFocus = (event: MouseEvent, index: number) => {
    if (isPlainClick(event)) list.current?.children[index]?.querySelector('a')?.focus();
  };
  return (
    <ul
      ref={list}
      className={classNames(row['row'], row['wrapping'])}
      aria-label={listingFilterTexts.chosen}
    >
      {chips.map((group, index) => {
        const label = group.map((choice) => choiceLabel(facets, choice)).join(', ');
        const filters = state.filters.filter((choice) => !group.includes(choice));
        // Without one of the given groups there are products again, and other chips.
        const next = groups ? -1 : index + 1 < chips.length ? index + 1 : index - 1;
        return (
          <li key={filterQuery(group)}>
            <InPlaceLink
              className={styles['chip']}
              to={listingAddress({ ...state, filters })}
              aria-label={listingFilterTexts.remove(label)}
              onClick={(event) => moveFocus(event, next)}
            >
              {label}
              <Icon name="close" size={16} />
            </InPlaceLink>
          </li>
        );
      })}
      <li>
        <InPlaceLink className={styles['all']} to={listingAddress({ ...state, filters: [] })}>
          {listingFilterTexts.removeAll}
        </InPlaceLink>
      </li>
    </ul>
  );
}

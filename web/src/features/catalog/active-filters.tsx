import { listingFilterTexts } from '../../texts/listing-filter.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import row from '../../ui/scroll-row.module.css';
import { choiceLabel, type Facet } from './facets.ts';
import { InPlaceLink } from './in-place-link.tsx';
import type { FilterChoice } from './listing-filter.ts';
import { listingAddress, type ListingState } from './listing-state.ts';
import styles from './active-filters.module.css';

interface ActiveFiltersProps {
  state: ListingState;
  facets: readonly Facet[];
  /** Those to show, and which of them are removed together; by default each alone. */
  groups?: readonly (readonly FilterChoice[])[];
}

/** The filters of the address as chips, each a link without it, and the link without any. */
export function ActiveFilters({
  state,
  facets,
  groups = state.filters.map((choice) => [choice]),
}: ActiveFiltersProps) {
  return (
    <ul className={classNames(row['row'], row['wrapping'])} aria-label={listingFilterTexts.chosen}>
      {groups.map((group) => {
        const label = group.map((choice) => choiceLabel(facets, choice)).join(', ');
        const filters = state.filters.filter((choice) => !group.includes(choice));
        return (
          <li key={label}>
            <InPlaceLink
              className={styles['chip']}
              to={listingAddress({ ...state, filters })}
              aria-label={listingFilterTexts.remove(label)}
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

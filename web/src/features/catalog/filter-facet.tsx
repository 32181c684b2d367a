import { listingFilterTexts } from '../../texts/listing-filter.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useStaysOpen } from '../../ui/use-stays-open.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { choicesOf, type Facet } from './facets.ts';
import { InPlaceLink } from './in-place-link.tsx';
import { isSameChoice, toggleChoice } from './listing-filter.ts';
import { listingAddress, type ListingState } from './listing-state.ts';
import styles from './filter-facet.module.css';

/** Choices of a facet that are shown at once; the others open below them. */
const FIRST_CHOICES = 6;

interface FilterFacetProps {
  facet: Facet;
  state: ListingState;
  isOpen: boolean;
}

/** The choices of one facet, each a link that adds it to the filters or removes it. */
export function FilterFacet({ facet, state, isOpen }: FilterFacetProps) {
  const choices = choicesOf(facet).map((each) => ({
    ...each,
    isChosen: state.filters.some((chosen) => isSameChoice(chosen, each.choice)),
  }));
  const others = choices.slice(FIRST_CHOICES);
  // Not closed with their last chosen link, which has the focus.
  const areOthersOpen = useStaysOpen(others.some(({ isChosen }) => isChosen));
  if (choices.length === 0) return null;
  const links = (shown: typeof choices) => (
    <ul>
      {shown.map(({ choice, label, count, isChosen }) => (
        <li key={choice.value}>
          <InPlaceLink
            className={styles['choice']}
            to={listingAddress({ ...state, filters: toggleChoice(state.filters, choice) })}
            aria-current={isChosen ? 'true' : undefined}
          >
            <span className={styles['box']}>
              {isChosen ? <Icon name="check" size={16} /> : null}
            </span>
            <span className={styles['label']}>{label}</span>
            <span className={styles['count']}>
              <span>{count}</span>
              <VisuallyHidden> {listingFilterTexts.products}</VisuallyHidden>
            </span>
          </InPlaceLink>
        </li>
      ))}
    </ul>
  );
  return (
    <Disclosure summary={facet.label} isOpen={isOpen || choices.some(({ isChosen }) => isChosen)}>
      {links(choices.slice(0, FIRST_CHOICES))}
      {others.length === 0 ? null : (
        <details className={styles['more']} open={areOthersOpen}>
          <summary>
            <span className={styles['closed']}>{listingFilterTexts.more(others.length)}</span>
            <span className={styles['opened']}>{listingFilterTexts.less}</span>
          </summary>
          {links(others)}
        </details>
      )}
    </Disclosure>
  );
}

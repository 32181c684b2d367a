import { useRef } from 'react';
import { listingTexts } from '../../texts/catalog.ts';
import { ChipLink } from '../../ui/badge.tsx';
import styles from '../../ui/scroll-row.module.css';
import { useCurrentInView } from '../../ui/use-current-in-view.ts';
import type {
  ListingCategoryFragment,
  ListingCategoryChipFragment,
} from './listing-head.generated.ts';
import { listingAddress, type ListingState } from './listing-state.ts';

interface CategoryChipsProps {
  state: ListingState;
  match: ListingCategoryFragment | null;
  /** The top categories, offered while none is chosen. */
  categories: readonly ListingCategoryChipFragment[];
}

/**
 * Narrows the listing: to a category, and inside one to its children. Search and sort stay. On phones the
 * chips are one row that scrolls; the current one is scrolled to its middle.
 */
export function CategoryChips({ state, match, categories }: CategoryChipsProps) {
  const row = useRef<HTMLUListElement>(null);
  useCurrentInView(row, state.category);

  const top = match?.parent ?? match;
  const choices = top?.children ?? categories;
  if (choices.length === 0) return null;
  const whole = { ...state, category: top?.slug ?? null };
  return (
    <nav aria-label={listingTexts.categories}>
      <ul ref={row} className={styles['row']}>
        <li>
          <ChipLink
            to={listingAddress(whole)}
            isCurrent={top === null ? state.category === null : match?.parent === null}
          >
            {top === null ? listingTexts.all : listingTexts.allOf(top.name)}
          </ChipLink>
        </li>
        {choices.map(({ id, name, slug }) => (
          <li key={id}>
            <ChipLink
              to={listingAddress({ ...state, category: slug })}
              isCurrent={match?.slug === slug}
            >
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

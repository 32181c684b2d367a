import { useRef } from 'react';
import { listingTexts } from '../../texts/catalog.ts';
import { ChipLink } from '../../ui/badge.tsx';
import { useCurrentInView } from '../../ui/use-current-in-view.ts';
import type {
  ListingCategoryFragment,
  ListingTopCategoryFragment,
} from './listing-head.generated.ts';
import { listingAddress, type ListingState } from './listing-state.ts';
import styles from './category-chips.module.css';

interface CategoryChipsProps {
  state: ListingState;
  match: ListingCategoryFragment | null;
  /** The top categories, offered while none is chosen. */
  categories: readonly ListingTopCategoryFragment[];
}

/**
 * Narrows the listing: to a category, and inside one to its sub-categories. Search and sort stay. On
 * phones the chips are one row that scrolls; the current one is brought to its middle.
 */
export function CategoryChips({ state, match, categories }: CategoryChipsProps) {
  const row = useRef<HTMLUListElement>(null);
  useCurrentInView(row, state.category);

  const parent = match?.category;
  const choices = parent === undefined ? categories : parent.subCategories;
  if (choices.length === 0) return null;
  const whole = { ...state, category: parent?.slug ?? null };
  return (
    <nav aria-label={listingTexts.categories}>
      <ul ref={row} className={styles['chips']}>
        <li>
          <ChipLink
            to={listingAddress(whole)}
            isCurrent={parent === undefined ? state.category === null : match?.subCategory === null}
          >
            {parent === undefined ? listingTexts.all : listingTexts.allOf(parent.name)}
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

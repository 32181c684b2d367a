import { nothingFoundTexts } from '../../texts/nothing-found.ts';
import { Link } from '../../ui/link.tsx';
import { listingAddress, type ListingState } from './listing-state.ts';
import styles from './nothing-found.module.css';

interface SearchSuggestionProps {
  state: ListingState;
  /** A search that finds something with the same filters (shop-api.md 10.6). */
  suggestion: string;
}

/** The search that the shop suggests in place of one that finds nothing. */
export function SearchSuggestion({ state, suggestion }: SearchSuggestionProps) {
  return (
    <p className={styles['suggestion']}>
      {nothingFoundTexts.suggestion}{' '}
      <Link to={listingAddress({ ...state, search: suggestion })}>“{suggestion}”</Link>?
    </p>
  );
}

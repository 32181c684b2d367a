import { cleanSearchText } from '@gawai/domain/listing';
import { useImperativeHandle, useLayoutEffect, useRef, type KeyboardEvent, type Ref } from 'react';
import { searchTexts } from '../../texts/search.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { suggestCategories, type CategoryGroups } from './suggest-categories.ts';
import { ALL_KEY, optionId, SuggestionList } from './suggestion-list.tsx';
import { RecentList } from './recent-list.tsx';
import { useOptionKeys } from './use-option-keys.ts';
import { useRecentSearches } from './use-recent-searches.ts';
import { useSpaceBelow } from './use-space-below.ts';
import { useSuggestedProducts } from './use-suggested-products.ts';
import styles from './search-suggestions.module.css';

/** Characters from which on products are suggested. */
const MIN_LENGTH = 2;

/** What the ARIA attributes of the search box need to know of the list below it. */
export interface SuggestionPopup {
  readonly isOpen: boolean;
  /** Identity of the option that the arrow keys have chosen. */
  readonly activeId: string | undefined;
}

/** Props from the search box. */
export interface SuggestionKeys {
  /** A key was pressed in the search box. */
  press: (event: KeyboardEvent) => void;
}

interface SearchSuggestionsProps {
  ref: Ref<SuggestionKeys>;
  /** Identity of the list. */
  id: string;
  /** Text of the search box. */
  typed: string;
  /** Where searching for that leads. */
  allAddress: string;
  /** The categories of the menu. */
  groups: CategoryGroups;
  /** Whether the shopper is typing. */
  isWanted: boolean;
  onWant: (isWanted: boolean) => void;
  /** Empties the search box. */
  onClear: () => void;
  /** A product or a category was followed: the text is no longer needed. */
  onFollow: () => void;
  onPopup: (popup: SuggestionPopup) => void;
}

/**
 * What the shop suggests while a shopper types into the search box: products, categories, and the
 * listing; below the empty box, the latest searches. The focus never leaves the box; how many there are is announced.
 */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { ref, id, typed, allAddress, groups, isWanted, onWant, onClear, onFollow, onPopup } =
    props;
  const list = useRef<HTMLDivElement>(null);
  const text = cleanSearchText(typed) ?? '';
  const isLongEnough = Array.from(text).length >= MIN_LENGTH;
  const suggestions = useSuggestedProducts(isWanted && isLongEnough ? text : null);

  const recent = useRecentSearches();
  const hasRecent = isWanted && typed === '' && recent.searches.length > 0;

  const search = suggestions?.search ?? '';
  const products = suggestions?.products ?? [];
  const categories = suggestCategories(groups, search);
  const keys = [...products, ...categories].map((thing) => thing.id);
  const isOpen = keys.length > 0;
  const { activeKey, press } = useOptionKeys({
    keys: [...keys, ALL_KEY],
    isOpen,
    text: typed,
    canOpen: isLongEnough,
    onOpen: () => onWant(true),
    onClose: () => onWant(false),
    onClear,
    onFollow: (key) => document.getElementById(optionId(id, key))?.click(),
  });
  useImperativeHandle(ref, () => ({ press }));
  useSpaceBelow(list, isOpen);

  const activeId = activeKey === undefined ? undefined : optionId(id, activeKey);
  // Before the list is on screen, so that both are announced together.
  useLayoutEffect(() => {
    onPopup({ isOpen, activeId });
  }, [onPopup, isOpen, activeId]);

  const found = isOpen ? searchTexts.found(keys.length) : searchTexts.nothing;
  const isSilent = suggestions === null || (!isOpen && suggestions.hasFailed);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isSilent ? '' : found}</span>
      </VisuallyHidden>
      {hasRecent ? (
        <RecentList
          searches={recent.searches}
          onRemove={recent.remove}
          onRemoveAll={recent.removeAll}
          onFollow={onFollow}
        />
      ) : null}
      {isOpen ? (
        <div
          ref={list}
          id={id}
          role="listbox"
          aria-label={searchTexts.suggestions}
          className={styles['list']}
          onMouseDown={(event) => {
            // A press leaves the focus, and the on-screen keyboard, where they are.
            event.preventDefault();
          }}
        >
          <SuggestionList
            {...{ id, search, products, categories, text, allAddress, activeKey }}
            onFollow={(key) => {
              if (key === ALL_KEY) onWant(false);
              else onFollow();
            }}
          />
        </div>
      ) : null}
    </>
  );
}

import { cleanSearchText, searchQuery } from '@gawai/domain/listing';
import { useId, useRef, useState, type FocusEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SuggestionKeys, SuggestionPopup } from '../../features/search/search-suggestions.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { shellTexts } from '../../texts/shell.ts';
import { Icon } from '../../ui/icon.tsx';
import { paths, patterns } from '../../routing/paths.ts';
import { keepFocus } from './route-focus.tsx';
import type { CategoryGroups } from './shell-data.ts';
import { useLateSuggestions } from './use-late-suggestions.ts';
import { usePressedTarget } from './use-pressed-target.ts';
import styles from './search-box.module.css';

const CLOSED: SuggestionPopup = { isOpen: false, activeId: undefined };

/**
 * The search box (specification.md 2): Enter, its button and blur open the listing with
 * the text. Blur searches only when the text differs from the one in the address, and never when
 * the shopper left the box by pressing a control. Only a search on the listing retains its category.
 * Typing shows suggestions. Without script it is a plain form.
 */
export function SearchBox({ groups }: { groups: CategoryGroups | undefined }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const pressed = usePressedTarget();
  const params = new URLSearchParams(search);
  const isListing = pathname === patterns.listing;
  const category = params.get('category');
  const shown = isListing ? (params.get('s') ?? '') : '';
  /** Null as long as nothing was typed since the last address. */
  const [text, setText] = useState<string | null>(null);
  const [synced, setSynced] = useState(shown);
  const [isTyping, setIsTyping] = useState(false);
  const typed = text ?? shown;
  if (synced !== shown) {
    setSynced(shown);
    // A listing that arrives late must not replace the next text being typed.
    if (!isTyping || text === null) {
      setText(null);
      setIsTyping(false);
    }
  }

  const { Suggestions, load } = useLateSuggestions();
  const isHydrated = useHydrated();
  const listId = useId();
  const keys = useRef<SuggestionKeys>(null);
  const [popup, setPopup] = useState(CLOSED);

  const address = paths.listing(searchQuery(typed, { isListing, category }));
  const go = (options?: { state: unknown }) => {
    setIsTyping(false);
    void navigate(address, options);
  };

  const left = ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    // The window has lost the focus, not the box.
    if (target === document.activeElement) return;
    setIsTyping(false);
    if (pressed.current !== null && !currentTarget.contains(pressed.current)) return;
    if (cleanSearchText(typed) === cleanSearchText(shown)) return;
    // The shopper has moved on: the focus stays where they are.
    go(keepFocus);
  };

  return (
    <form
      role="search"
      method="get"
      className={styles['search']}
      action={patterns.listing}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
      onBlur={left}
    >
      <input
        type="search"
        name="s"
        className={styles['input']}
        aria-label={shellTexts.searchLabel}
        placeholder={shellTexts.searchPlaceholder}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        {...(isHydrated
          ? {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': popup.isOpen,
              'aria-controls': popup.isOpen ? listId : undefined,
              'aria-activedescendant': popup.activeId,
            }
          : {})}
        onFocus={() => {
          load();
          // Below the empty box are the latest searches.
          if (typed === '') setIsTyping(true);
        }}
        onBlur={() => {
          if (typed !== '') setIsTyping(false);
        }}
        onKeyDown={(event) => keys.current?.press(event)}
        onChange={(event) => {
          load();
          setText(event.target.value);
          setIsTyping(true);
        }}
      />
      <button type="submit" className={styles['button']} aria-label={shellTexts.search}>
        <Icon name="search" />
      </button>
      {Suggestions === null ? null : (
        <Suggestions
          ref={keys}
          id={listId}
          typed={typed}
          allAddress={address}
          groups={groups ?? []}
          isWanted={isTyping}
          onWant={setIsTyping}
          onClear={() => setText('')}
          onFollow={() => {
            // The box shows the text of the address again: leaving it must not search.
            setText(null);
            setIsTyping(false);
          }}
          onPopup={setPopup}
        />
      )}
    </form>
  );
}

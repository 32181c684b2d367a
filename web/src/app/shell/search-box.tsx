import { cleanSearchText, searchQuery } from '@gawai/domain/listing';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { shellTexts } from '../../texts/shell.ts';
import { Icon } from '../../ui/icon.tsx';
import { paths, patterns } from '../paths.ts';
import { keepFocus } from './route-focus.tsx';
import styles from './search-box.module.css';

const INTERACTIVE = 'a, button, input, select, textarea, label, summary';

/** The thing that the pointer went down on last, if it is one that does something. */
function usePressedTarget() {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const down = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest(INTERACTIVE) : null;
    };
    const key = () => {
      pressed.current = null;
    };
    document.addEventListener('pointerdown', down, true);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('pointerdown', down, true);
      document.removeEventListener('keydown', key, true);
    };
  }, []);
  return pressed;
}

/**
 * The search box (Specification section 2): Enter, its button and leaving it lead to the listing with
 * the text. Leaving searches only when the text differs from the one in the address, and never when
 * the shopper left by pressing something: that press wins. The category is kept on the listing only.
 * Without script it is a plain form.
 */
export function SearchBox() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const pressed = usePressedTarget();
  const params = new URLSearchParams(search);
  const isListing = pathname === patterns.listing;
  const category = params.get('category');
  const shown = isListing ? (params.get('s') ?? '') : '';
  const [typed, setTyped] = useState(shown);
  const [synced, setSynced] = useState(shown);
  if (synced !== shown) {
    setSynced(shown);
    setTyped(shown);
  }

  const go = (options?: { state: unknown }) =>
    void navigate(paths.listing(searchQuery(typed, { isListing, category })), options);

  const left = ({ relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    if (pressed.current !== null && !currentTarget.contains(pressed.current)) return;
    if (cleanSearchText(typed) === cleanSearchText(shown)) return;
    // The shopper has moved on: the focus stays where they are.
    go(keepFocus);
  };

  return (
    <form
      role="search"
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
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <button type="submit" className={styles['button']} aria-label={shellTexts.search}>
        <Icon name="search" />
      </button>
    </form>
  );
}

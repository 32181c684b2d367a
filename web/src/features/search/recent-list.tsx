import { useRef } from 'react';
import { paths } from '../../routing/paths.ts';
import { searchTexts } from '../../texts/search.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './search-suggestions.module.css';
import { useSpaceBelow } from './use-space-below.ts';

interface RecentListProps {
  searches: readonly string[];
  onRemove: (search: string) => void;
  onRemoveAll: () => void;
  /** A search was followed. */
  onFollow: () => void;
}

/** The latest searches, below the empty search box: links, each with a button that forgets it. */
export function RecentList({ searches, onRemove, onRemoveAll, onFollow }: RecentListProps) {
  const list = useRef<HTMLElement>(null);
  useSpaceBelow(list, true);
  /** The pressed button is removed: the focus returns to the search box. */
  const focusBox = () => list.current?.closest('form')?.querySelector('input')?.focus();
  return (
    <section
      ref={list}
      aria-label={searchTexts.recent}
      className={styles['list']}
      onMouseDown={(event) => {
        // A press leaves the focus, and the on-screen keyboard, where they are.
        event.preventDefault();
      }}
    >
      <div className={styles['recentHead']}>
        <span>{searchTexts.recent}</span>
        <button
          type="button"
          className={styles['forget']}
          onClick={() => {
            focusBox();
            onRemoveAll();
          }}
        >
          {searchTexts.forgetAll}
        </button>
      </div>
      <ul>
        {searches.map((search) => (
          <li key={search} className={styles['recent']}>
            <Link className={styles['option']} to={paths.listing({ s: search })} onClick={onFollow}>
              <Icon name="clock" />
              <span className={styles['name']}>{search}</span>
            </Link>
            <button
              type="button"
              className={styles['forget']}
              aria-label={searchTexts.forget(search)}
              onClick={() => {
                focusBox();
                onRemove(search);
              }}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

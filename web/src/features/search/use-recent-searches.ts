import { cleanSearchText } from '@gawai/domain/listing';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { openStoredValue } from '../../lib/browser-storage.ts';
import { patterns } from '../../routing/paths.ts';
import { useSite } from '../../routing/site.ts';
import { readRecent, withoutRecent, withRecent } from './recent-searches.ts';

/** The latest searches on this device, newest first, with what removes them; each search adds itself. */
export function useRecentSearches() {
  const { storeName } = useSite();
  const { pathname, search } = useLocation();
  const [stored] = useState(() => openStoredValue(storeName, 'recent-searches'));
  const [searches, setSearches] = useState(() => readRecent(stored.read()));

  const text = pathname === patterns.listing ? new URLSearchParams(search).get('s') : null;
  const latest = cleanSearchText(text);
  const [added, setAdded] = useState<string | null>(null);
  if (latest !== added) {
    setAdded(latest);
    // Other tabs may have searched meanwhile.
    if (latest !== null) setSearches(withRecent(readRecent(stored.read()), latest));
  }
  useEffect(() => {
    if (latest !== null) stored.write(withRecent(readRecent(stored.read()), latest));
  }, [stored, latest]);

  return {
    searches,
    remove: (each: string) => {
      const others = withoutRecent(searches, each);
      setSearches(others);
      stored.write(others);
    },
    removeAll: () => {
      setSearches([]);
      stored.remove();
    },
  };
}

import { useState } from 'react';
import type { SearchSuggestions } from '../../features/search/search-suggestions.tsx';

/**
 * The suggestions, whose script is fetched when the search box is first used; null until it is loaded.
 * Without it the box still searches, and the next use tries again.
 */
export function useLateSuggestions() {
  const [Suggestions, setSuggestions] = useState<typeof SearchSuggestions | null>(null);
  const load = () => {
    if (Suggestions !== null) return;
    import('../../features/search/search-suggestions.tsx').then(
      (script) => {
        setSuggestions(() => script.SearchSuggestions);
      },
      () => undefined,
    );
  };
  return { Suggestions, load };
}

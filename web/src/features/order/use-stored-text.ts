import { useState } from 'react';
import { useSite } from '../../routing/site.ts';
import { openStoredValue } from '../../lib/browser-storage.ts';
import { readText } from '../../lib/read-json.ts';

/** A text that this tab stores while it is being written. */
export interface StoredText {
  /** What had been typed before a reload; empty when there was nothing. */
  readonly initial: string;
  /** Stores what is typed now. */
  save: (text: string) => void;
  /** Removes it after it was sent. */
  drop: () => void;
}

/** Stores a text of an order form under `name`, so that it survives a reload; for this tab alone. */
export function useStoredText(name: string): StoredText {
  const { storeName } = useSite();
  const stored = openStoredValue(storeName, name, 'tab');
  const [initial] = useState(() => readText(stored.read()) ?? '');
  return {
    initial,
    save: (text) => {
      if (text === '') stored.remove();
      else stored.write(text);
    },
    drop: stored.remove,
  };
}

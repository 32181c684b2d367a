import { useEffect, useState } from 'react';

/**
 * Something that the page can do without when it is opened, e.g. a script: it is fetched when the page
 * stands; null until then, and when it cannot be had. `load` must stay the same function.
 */
export function useLate<T>(load: () => Promise<T>): T | null {
  // In a list of its own: a function alone would be called as an updater.
  const [[part], setPart] = useState<readonly [T?]>([]);
  useEffect(() => {
    let isOver = false;
    load().then(
      (loaded) => {
        if (!isOver) setPart([loaded]);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [load]);
  return part ?? null;
}

import { useEffect, useState } from 'react';
import { loadOnline } from './load-online.ts';
import { nextTask } from './next-task.ts';

/**
 * Something that the page can do without when it is opened, e.g. a script: it is fetched once the page is
 * rendered, and again after a lost connection is back; null until then, and when it cannot be had. `load`
 * must stay the same function.
 */
export function useLate<T>(load: () => Promise<T>): T | null {
  // In a list of its own: a function alone would be called as an updater.
  const [[part], setPart] = useState<readonly [T?]>([]);
  useEffect(() => {
    let isOver = false;
    nextTask()
      .then(() => loadOnline(load))
      .then(
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

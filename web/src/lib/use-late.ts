import { useEffect, useState } from 'react';
import { loadOnline } from './load-online.ts';
import { nextTask } from './next-task.ts';

/**
 * Loads something that a page does not need at first, e.g. a script, once the page is
 * rendered, and again after a lost connection is back; null until then, and when it fails. `load`
 * must stay the same function.
 */
export function useLate<T>(load: () => Promise<T>): T | null {
  // In a tuple: `setPart` would call a function as an updater.
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

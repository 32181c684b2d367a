import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import type { WaitingPage } from './waiting-page.tsx';

/** Time in ms before the placeholder shows: a quick response must not flash one. */
const MAX_WAIT_MS = 400;

interface SlowNavigation {
  /** Path of the page that is loading. */
  readonly target: string;
  readonly Page: typeof WaitingPage;
}

/**
 * A navigation that takes long, with the placeholder of its page; null otherwise, and when only the
 * query changes. The script of the placeholder is loaded beside the page, for slow
 * navigations only.
 */
export function useSlowNavigation(): SlowNavigation | null {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const target = state === 'idle' || location.pathname === pathname ? null : location.pathname;
  const [slow, setSlow] = useState<SlowNavigation | null>(null);
  useEffect(() => {
    if (target === null) return;
    let isOver = false;
    const script = import('./waiting-page.tsx');
    const timer = setTimeout(() => {
      script.then(
        ({ WaitingPage }) => {
          if (!isOver) setSlow({ target, Page: WaitingPage });
        },
        () => undefined,
      );
    }, MAX_WAIT_MS);
    // Until the timer fires, nothing else handles the rejection of a script that failed to load.
    script.catch(() => undefined);
    return () => {
      isOver = true;
      clearTimeout(timer);
      setSlow(null);
    };
  }, [target]);
  // A page that has loaded is shown in the render that removes its placeholder.
  return slow?.target === target ? slow : null;
}

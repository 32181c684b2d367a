import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import type { WaitingPage } from './waiting-page.tsx';

/** So long the page before stays, in ms: a quick answer must not flash a stand-in. */
const MAX_WAIT_MS = 400;

interface LongWay {
  /** The path that is waited for. */
  readonly target: string;
  readonly Page: typeof WaitingPage;
}

/**
 * Where the shopper has been on the way to for longer than one likes to wait, with what stands in for
 * that page; null otherwise, and on the way to the same page in another state. The script of the
 * stand-in is fetched beside the page: who never waits never loads it.
 */
export function useLongWay(): LongWay | null {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const target = state === 'idle' || location.pathname === pathname ? null : location.pathname;
  const [way, setWay] = useState<LongWay | null>(null);
  useEffect(() => {
    if (target === null) return;
    let isOver = false;
    const script = import('./waiting-page.tsx');
    const timer = setTimeout(() => {
      script.then(
        ({ WaitingPage }) => {
          if (!isOver) setWay({ target, Page: WaitingPage });
        },
        () => undefined,
      );
    }, MAX_WAIT_MS);
    // Until the timer fires, nothing else handles the rejection of a script that failed to load.
    script.catch(() => undefined);
    return () => {
      isOver = true;
      clearTimeout(timer);
      setWay(null);
    };
  }, [target]);
  // A page that has come is shown in the same moment in which its stand-in goes.
  return way?.target === target ? way : null;
}

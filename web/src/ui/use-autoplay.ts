import { useEffect, useState, type RefObject } from 'react';
import { savesData } from '../lib/saves-data.ts';

/** State of autoplay, and the function of its pause button. */
export interface Autoplay {
  /** Whether to show the pause button: autoplay runs unless the shopper pauses it. */
  isOffered: boolean;
  /** The shopper paused it. */
  isPaused: boolean;
  setPaused: (isPaused: boolean) => void;
}

/** Whether the shopper prefers reduced motion or reduced data. */
const prefersNoMotion = () =>
  savesData() || window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Calls `move` every `everyMs` while the element is on screen, the page is in view and neither pointer
 * nor focus is in it. Never for shoppers who prefer reduced motion or reduced data, nor when
 * `everyMs` is undefined.
 */
export function useAutoplay(
  element: RefObject<HTMLElement | null>,
  everyMs: number | undefined,
  move: () => void,
): Autoplay {
  const [isOffered, setIsOffered] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [isOnScreen, setIsOnScreen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    setIsOffered(everyMs !== undefined && !prefersNoMotion());
  }, [everyMs]);

  useEffect(() => {
    const root = element.current;
    if (root === null || !isOffered) return;
    const observer = new IntersectionObserver(([entry]) => {
      setIsOnScreen(entry?.isIntersecting === true);
    });
    observer.observe(root);
    const update = () => setIsBusy(root.matches(':hover') || root.contains(document.activeElement));
    // After the event, so that the browser has moved the focus on.
    const updateSoon = () => void setTimeout(update);
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    for (const event of events) root.addEventListener(event, updateSoon);
    return () => {
      observer.disconnect();
      for (const event of events) root.removeEventListener(event, updateSoon);
    };
  }, [element, isOffered]);

  const isMoving = isOffered && !isPaused && isOnScreen && !isBusy;
  useEffect(() => {
    if (!isMoving || everyMs === undefined) return;
    const timer = setInterval(() => {
      if (!document.hidden) move();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isMoving, everyMs, move]);

  return { isOffered, isPaused, setPaused };
}

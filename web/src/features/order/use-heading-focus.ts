import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Moves the focus from the heading of a loading page to the heading that replaces it. */
export interface HeadingFocus {
  /** Around both headings. */
  area: RefObject<HTMLDivElement | null>;
  /** To be called right before the loading heading goes. */
  leave: () => void;
}

/**
 * After a change of page the focus is on the heading, which is removed when the order arrives: without
 * this a keyboard would start again at the top of the page. `phase` names what is shown.
 */
export function useHeadingFocus(phase: string): HeadingFocus {
  const area = useRef<HTMLDivElement>(null);
  const isOwed = useRef(false);
  const leave = useCallback(() => {
    const heading = area.current?.querySelector('h1');
    isOwed.current = heading !== null && heading === document.activeElement;
  }, []);

  useEffect(() => {
    if (!isOwed.current) return;
    isOwed.current = false;
    const heading = area.current?.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [phase]);

  return { area, leave };
}

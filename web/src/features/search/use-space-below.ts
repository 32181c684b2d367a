import { useLayoutEffect, type RefObject } from 'react';

/** How many px stay free below the list. */
const MARGIN_PX = 8;

/** A list lower than this, in px, would show nothing. */
const LEAST_PX = 120;

/**
 * Keeps a list that floats at the top of the page on screen: `--space-below` on it is how high it may be, in
 * px, also while the on-screen keyboard is open.
 */
export function useSpaceBelow(list: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!isOpen || !viewport) return;
    const fit = () => {
      const element = list.current;
      if (element === null) return;
      const top = element.getBoundingClientRect().top - viewport.offsetTop;
      const space = Math.max(LEAST_PX, Math.floor(viewport.height - top - MARGIN_PX));
      element.style.setProperty('--space-below', `${space}px`);
    };
    fit();
    viewport.addEventListener('resize', fit);
    return () => viewport.removeEventListener('resize', fit);
  }, [list, isOpen]);
}

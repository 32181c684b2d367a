import { useEffect, useRef } from 'react';
import { MAIN_ID } from './skip-link.tsx';

/** A link of the page: several may lead to the same address. */
interface OpenedLink {
  readonly href: string;
  /** Which of the links to this address, from 0. */
  readonly place: number;
}

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>(`#${MAIN_ID} a[href]`)].filter(
    (link) => link.getAttribute('href') === href,
  );

/**
 * Remembers by which link of the page each entry of the history was left. The answer finds that link
 * again, for going back; null when there was none, or it is gone. `key` is the entry shown.
 */
export function useOpenedLink(key: string): (key: string) => HTMLAnchorElement | null {
  const opened = useRef(new Map<string, OpenedLink>());

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>(`#${MAIN_ID} a[href]`);
      const href = link?.getAttribute('href');
      if (!link || !href) return;
      opened.current.set(key, { href, place: linksTo(href).indexOf(link) });
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [key]);

  return (wanted) => {
    const link = opened.current.get(wanted);
    return link === undefined ? null : (linksTo(link.href)[link.place] ?? null);
  };
}

import { useEffect, useRef } from 'react';
import { MAIN_ID } from './skip-link.tsx';

/** A link of the page: several may have the same address. */
interface OpenedLink {
  readonly href: string;
  /** Index among the links to this address. */
  readonly index: number;
}

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>(`#${MAIN_ID} a[href]`)].filter(
    (link) => link.getAttribute('href') === href,
  );

/**
 * Records by which link of the page each entry of the history was left. The returned function finds that
 * link again, for going back; null when there was none, or it is gone. `key` is the current entry.
 */
export function useOpenedLink(key: string): (key: string) => HTMLAnchorElement | null {
  const opened = useRef(new Map<string, OpenedLink>());

  useEffect(() => {
    const record = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>(`#${MAIN_ID} a[href]`);
      const href = link?.getAttribute('href');
      if (!link || !href) return;
      opened.current.set(key, { href, index: linksTo(href).indexOf(link) });
    };
    document.addEventListener('click', record, true);
    return () => document.removeEventListener('click', record, true);
  }, [key]);

  return (entry) => {
    const link = opened.current.get(entry);
    return link === undefined ? null : (linksTo(link.href)[link.index] ?? null);
  };
}

import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface FilterLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** The listing with other filters. */
  to: string;
}

/**
 * A link that changes the filters: the page stays where it is scrolled to. Search engines do not follow
 * it: there are more combinations than pages worth finding.
 */
export function FilterLink({ to, ...rest }: FilterLinkProps) {
  const go = useLinkClickHandler(to, { preventScrollReset: true });
  return <a {...rest} href={useHref(to)} rel="nofollow" onClick={go} />;
}

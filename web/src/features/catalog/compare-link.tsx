import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface CompareLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'rel'> {
  /** Another comparison. */
  to: string;
  /** Called when it is followed inside the page. */
  onFollow?: () => void;
}

/**
 * A link that changes the comparison: the page stays where it is scrolled to. Search engines do not follow it:
 * there are more combinations than pages worth finding.
 */
export function CompareLink({ to, onFollow, ...rest }: CompareLinkProps) {
  const go = useLinkClickHandler(to, { preventScrollReset: true });
  return (
    <a
      {...rest}
      href={useHref(to)}
      rel="nofollow"
      onClick={(event) => {
        go(event);
        if (event.defaultPrevented) onFollow?.();
      }}
    />
  );
}

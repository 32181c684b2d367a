import { useContext, type ComponentProps } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';
import { PrefetchContext } from './prefetch-context.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the shop. */
  to: To;
}

/**
 * A link to another page of the shop. What that page needs is fetched as soon as the shopper means to
 * go there: on hover, focus or touch. It is made of the router's parts, because the router's own link
 * brings what only servers of its own kind can answer.
 */
export function Link({ to, onClick, onPointerEnter, onFocus, onTouchStart, ...rest }: LinkProps) {
  const prefetch = useContext(PrefetchContext);
  const go = useLinkClickHandler(to, rest.target === undefined ? {} : { target: rest.target });
  const mean = () => {
    if (typeof to === 'string') prefetch(to);
  };
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        mean();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        mean();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        mean();
      }}
    />
  );
}

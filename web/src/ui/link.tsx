import { useContext, type ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PrefetchContext } from './prefetch-context.ts';

/**
 * A link to another page of the shop. What that page needs is fetched as soon as the shopper means to
 * go there: on hover, focus or touch.
 */
export function Link({
  onPointerEnter,
  onFocus,
  onTouchStart,
  ...rest
}: ComponentProps<typeof RouterLink>) {
  const prefetch = useContext(PrefetchContext);
  const mean = () => {
    if (typeof rest.to === 'string') prefetch(rest.to);
  };
  return (
    <RouterLink
      {...rest}
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

import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Makes a row of slides swipe and snap. Its script is fetched when the page stands: until then, the
 * row scrolls without it. `options` must stay the same object.
 */
export function useEmbla(
  options: EmblaOptionsType,
): [RefObject<HTMLDivElement | null>, EmblaCarouselType | undefined] {
  const viewport = useRef<HTMLDivElement>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  useEffect(() => {
    let made: EmblaCarouselType | undefined;
    let isGone = false;
    void import('embla-carousel').then(({ default: createEmbla }) => {
      if (isGone || viewport.current === null) return;
      made = createEmbla(viewport.current, options);
      setEmbla(made);
    });
    return () => {
      isGone = true;
      made?.destroy();
      setEmbla(undefined);
    };
  }, [options]);
  return [viewport, embla];
}

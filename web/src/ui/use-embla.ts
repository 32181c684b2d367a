import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { nextTask } from '../lib/next-task.ts';

/**
 * Makes a row of slides swipe and snap. Its script is fetched after the page has rendered; until then
 * the row scrolls without it. `options` must stay the same object.
 */
export function useEmbla(
  options: EmblaOptionsType,
): [RefObject<HTMLDivElement | null>, EmblaCarouselType | undefined] {
  const viewport = useRef<HTMLDivElement>(null);
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  useEffect(() => {
    let created: EmblaCarouselType | undefined;
    let isGone = false;
    const start = async () => {
      await nextTask();
      const { default: createEmbla } = await import('embla-carousel');
      // Each carousel of a page is measured in its own task.
      await nextTask();
      if (isGone || viewport.current === null) return;
      created = createEmbla(viewport.current, options);
      setEmbla(created);
    };
    void start();
    return () => {
      isGone = true;
      created?.destroy();
      setEmbla(undefined);
    };
  }, [options]);
  return [viewport, embla];
}

import { SLIDER_SPEED_MS } from '@gawai/domain/limits';
import type { EmblaOptionsType } from 'embla-carousel';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { carouselTexts } from '../texts/common.ts';
import { CarouselArrows, CarouselFoot } from './carousel-controls.tsx';
import { classNames } from './class-names.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useEmbla } from './use-embla.ts';
import styles from './carousel.module.css';

interface CarouselProps {
  /** Accessible name, e.g. `Produk Pilihan`. */
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  /** `one` = one slide at a time; `products` = 5, 4 under 1024 px, 2 under 768 px (specification.md 2). */
  view: 'one' | 'products';
  isLooping: boolean;
  /** Interval of autoplay in ms; undefined = no autoplay. */
  autoplayMs?: number;
  hasDots?: boolean;
}

/** Embla's `duration` is not in ms: with this value a move has covered 95 % of its distance after `SLIDER_SPEED_MS`. */
const MOVE_DURATION = SLIDER_SPEED_MS / 20;

const MOVES: EmblaOptionsType = {
  align: 'start',
  containScroll: 'trimSnaps',
  duration: MOVE_DURATION,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
};

/**
 * Slides in a row, moved by swipe, arrows, dots and autoplay. Without script the row scrolls.
 * Autoplay has a pause button, and stops on hover, on focus and off screen.
 */
export function Carousel({
  label,
  slides,
  view,
  isLooping,
  autoplayMs,
  hasDots = false,
}: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const options = useMemo(() => ({ ...MOVES, loop: isLooping }), [isLooping]);
  const [viewport, embla] = useEmbla(options);
  // Until Embla has measured the slides: one stop for each, so that the layout does not shift afterwards.
  const [state, setState] = useState({
    current: 0,
    stops: slides.length,
    canBack: false,
    canForth: true,
  });

  useEffect(() => {
    if (embla === undefined) return;
    const update = () => {
      setState({
        current: embla.selectedScrollSnap(),
        stops: embla.scrollSnapList().length,
        canBack: embla.canScrollPrev(),
        canForth: embla.canScrollNext(),
      });
    };
    update();
    embla.on('select', update).on('reInit', update);
    return () => {
      embla.off('select', update).off('reInit', update);
    };
  }, [embla]);

  const forth = useCallback(() => {
    if (embla?.canScrollNext()) embla.scrollNext();
    else embla?.scrollTo(0);
  }, [embla]);
  const autoplay = useAutoplay(root, slides.length > 1 ? autoplayMs : undefined, forth);

  return (
    <section
      ref={root}
      className={styles['carousel']}
      aria-roledescription={carouselTexts.carousel}
      aria-label={label}
    >
      <div className={styles['stage']}>
        <div
          ref={viewport}
          className={classNames(styles['viewport'], styles[view], embla && styles['live'])}
        >
          <ul className={styles['track']}>
            {slides.map(({ key, content }, index) => (
              <li
                key={key}
                className={styles['slide']}
                aria-roledescription={carouselTexts.slide}
                aria-label={carouselTexts.position(index + 1, slides.length)}
              >
                {content}
              </li>
            ))}
          </ul>
        </div>
        {state.stops > 1 ? (
          <CarouselArrows
            state={state}
            onBack={() => embla?.scrollPrev()}
            onForth={() => embla?.scrollNext()}
          />
        ) : null}
      </div>
      {state.stops > 1 && (hasDots || autoplayMs !== undefined) ? (
        <CarouselFoot
          state={state}
          hasDots={hasDots}
          autoplay={autoplay}
          onGoTo={(stop) => embla?.scrollTo(stop)}
        />
      ) : null}
    </section>
  );
}

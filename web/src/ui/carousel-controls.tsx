import { Icon } from './icon.tsx';
import type { Autoplay } from './use-autoplay.ts';
import styles from './carousel.module.css';

/** The words of a carousel. */
export interface CarouselWords {
  /** What the whole thing is, for screen readers. */
  carousel: string;
  slide: string;
  position: (index: number, total: number) => string;
  previous: string;
  next: string;
  goTo: (stop: number) => string;
  pause: string;
  play: string;
}

interface CarouselPlace {
  readonly current: number;
  readonly stops: number;
  readonly canBack: boolean;
  readonly canForth: boolean;
}

interface CarouselArrowsProps {
  words: CarouselWords;
  place: CarouselPlace;
  onBack: () => void;
  onForth: () => void;
}

/** An arrow on each side, for pointers; fingers swipe. */
export function CarouselArrows({ words, place, onBack, onForth }: CarouselArrowsProps) {
  return (
    <>
      <button
        type="button"
        className={styles['back']}
        aria-label={words.previous}
        disabled={!place.canBack}
        onClick={onBack}
      >
        <Icon name="chevronLeft" />
      </button>
      <button
        type="button"
        className={styles['forth']}
        aria-label={words.next}
        disabled={!place.canForth}
        onClick={onForth}
      >
        <Icon name="chevronRight" />
      </button>
    </>
  );
}

interface CarouselFootProps {
  words: CarouselWords;
  place: CarouselPlace;
  hasDots: boolean;
  autoplay: Autoplay;
  onGoTo: (stop: number) => void;
}

/** The switch of what moves by itself, and a dot for each place to stop at. */
export function CarouselFoot({ words, place, hasDots, autoplay, onGoTo }: CarouselFootProps) {
  const stops = hasDots ? Array.from({ length: place.stops }, (_, stop) => stop) : [];
  return (
    <div className={styles['foot']}>
      {autoplay.isOffered ? (
        <button
          type="button"
          className={styles['switch']}
          aria-label={autoplay.isPaused ? words.play : words.pause}
          onClick={() => {
            autoplay.setPaused(!autoplay.isPaused);
          }}
        >
          <Icon name={autoplay.isPaused ? 'play' : 'pause'} size={16} />
        </button>
      ) : null}
      {stops.map((stop) => (
        <button
          key={stop}
          type="button"
          className={styles['dot']}
          aria-label={words.goTo(stop + 1)}
          aria-current={stop === place.current ? 'true' : undefined}
          onClick={() => {
            onGoTo(stop);
          }}
        />
      ))}
    </div>
  );
}

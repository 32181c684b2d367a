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

interface CarouselControlsProps {
  words: CarouselWords;
  place: { current: number; stops: number; canBack: boolean; canForth: boolean };
  hasDots: boolean;
  autoplay: Autoplay;
  onBack: () => void;
  onForth: () => void;
  onGoTo: (stop: number) => void;
}

/** Arrows on both sides, dots below, and the switch of what moves by itself. */
export function CarouselControls(props: CarouselControlsProps) {
  const { words, place, autoplay } = props;
  return (
    <>
      <button
        type="button"
        className={styles['back']}
        aria-label={words.previous}
        disabled={!place.canBack}
        onClick={props.onBack}
      >
        <Icon name="chevronLeft" />
      </button>
      <button
        type="button"
        className={styles['forth']}
        aria-label={words.next}
        disabled={!place.canForth}
        onClick={props.onForth}
      >
        <Icon name="chevronRight" />
      </button>
      {props.hasDots || autoplay.isOffered ? (
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
          {props.hasDots
            ? Array.from({ length: place.stops }, (_, stop) => (
                <button
                  key={stop}
                  type="button"
                  className={styles['dot']}
                  aria-label={words.goTo(stop + 1)}
                  aria-current={stop === place.current ? 'true' : undefined}
                  onClick={() => {
                    props.onGoTo(stop);
                  }}
                />
              ))
            : null}
        </div>
      ) : null}
    </>
  );
}

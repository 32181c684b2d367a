import { carouselTexts } from '../texts/common.ts';
import { Icon } from './icon.tsx';
import type { Autoplay } from './use-autoplay.ts';
import styles from './carousel.module.css';

interface CarouselState {
  readonly current: number;
  readonly stops: number;
  readonly canBack: boolean;
  readonly canForth: boolean;
}

interface CarouselArrowsProps {
  state: CarouselState;
  onBack: () => void;
  onForth: () => void;
}

/** An arrow on each side, for a mouse; touch screens swipe. */
export function CarouselArrows({ state, onBack, onForth }: CarouselArrowsProps) {
  return (
    <>
      <button
        type="button"
        className={styles['back']}
        aria-label={carouselTexts.previous}
        disabled={!state.canBack}
        onClick={onBack}
      >
        <Icon name="chevronLeft" />
      </button>
      <button
        type="button"
        className={styles['forth']}
        aria-label={carouselTexts.next}
        disabled={!state.canForth}
        onClick={onForth}
      >
        <Icon name="chevronRight" />
      </button>
    </>
  );
}

interface CarouselFootProps {
  state: CarouselState;
  hasDots: boolean;
  autoplay: Autoplay;
  onGoTo: (stop: number) => void;
}

/** The button that pauses autoplay, and a dot for each stop. */
export function CarouselFoot({ state, hasDots, autoplay, onGoTo }: CarouselFootProps) {
  const stops = hasDots ? Array.from({ length: state.stops }, (_, stop) => stop) : [];
  return (
    <div className={styles['foot']}>
      {autoplay.isOffered ? (
        <button
          type="button"
          className={styles['switch']}
          aria-label={autoplay.isPaused ? carouselTexts.play : carouselTexts.pause}
          onClick={() => autoplay.setPaused(!autoplay.isPaused)}
        >
          <Icon name={autoplay.isPaused ? 'play' : 'pause'} size={16} />
        </button>
      ) : null}
      {stops.map((stop) => (
        <button
          key={stop}
          type="button"
          className={styles['dot']}
          aria-label={carouselTexts.goTo(stop + 1)}
          aria-current={stop === state.current ? 'true' : undefined}
          onClick={() => onGoTo(stop)}
        />
      ))}
    </div>
  );
}

import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './stars.module.css';

interface StarsProps {
  /** With one decimal, e.g. `4.7`. */
  rating: string;
  /** Text for screen readers, e.g. `Rating 4.7 dari 5`. */
  label: string;
}

/** A rating: one star and its figure. Show it only above 0. */
export function Stars({ rating, label }: StarsProps) {
  return (
    <span className={styles['stars']}>
      <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true" className={styles['star']}>
        <path d="m10 1.8 2.5 5.3 5.7.8-4.1 4.1 1 5.8-5.1-2.8-5.1 2.8 1-5.8L1.8 7.9l5.7-.8L10 1.8Z" />
      </svg>
      <span aria-hidden="true">{rating}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

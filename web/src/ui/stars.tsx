import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './stars.module.css';

/** A five-pointed star, decoration; the parent sets its colours. */
export function StarShape({ size }: { size: 16 | 28 }) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <path d="m10 1.8 2.5 5.3 5.7.8-4.1 4.1 1 5.8-5.1-2.8-5.1 2.8 1-5.8L1.8 7.9l5.7-.8L10 1.8Z" />
    </svg>
  );
}

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
      <StarShape size={16} />
      <span aria-hidden="true">{rating}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

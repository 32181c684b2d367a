import { STAR_MAX } from '@gawai/domain/limits';
import { useEffect, useRef } from 'react';
import { reviewTexts } from '../../../texts/order.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './submitted-review.module.css';

interface SubmittedReviewProps {
  review: { rating: number; text: string | null };
  /** It was sent just now: the focus comes here, because the form that had it is gone. */
  isNew: boolean;
}

/** The review of an order line, below its name. */
export function SubmittedReview({ review: { rating, text }, isNew }: SubmittedReviewProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) element.current?.focus();
  }, [isNew]);
  return (
    <div ref={element} tabIndex={-1} className={styles['review']}>
      <p className={styles['stars']}>
        <span>{reviewTexts.given}</span>
        <span aria-hidden="true" className={styles['shapes']}>
          {'★'.repeat(rating)}
          {'☆'.repeat(Math.max(0, STAR_MAX - rating))}
        </span>
        <VisuallyHidden>{reviewTexts.star(rating)}</VisuallyHidden>
      </p>
      {text === null ? null : <p className={styles['text']}>{text}</p>}
    </div>
  );
}

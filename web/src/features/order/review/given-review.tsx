import { STAR_MAX } from '@gawai/domain/limits';
import { useEffect, useRef } from 'react';
import { reviewTexts } from '../../../texts/order.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './given-review.module.css';

interface GivenReviewProps {
  review: { star: number; text: string | null };
  /** It was sent just now: the focus comes here, because the form that had it is gone. */
  isNew: boolean;
}

/** What the buyer has said of a line, below its name. */
export function GivenReview({ review: { star, text }, isNew }: GivenReviewProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) element.current?.focus();
  }, [isNew]);
  return (
    <div ref={element} tabIndex={-1} className={styles['review']}>
      <p className={styles['stars']}>
        <span>{reviewTexts.given}</span>
        <span aria-hidden="true" className={styles['shapes']}>
          {'★'.repeat(star)}
          <span className={styles['empty']}>{'★'.repeat(Math.max(0, STAR_MAX - star))}</span>
        </span>
        <VisuallyHidden>{reviewTexts.star(star)}</VisuallyHidden>
      </p>
      {text === null ? null : <p className={styles['text']}>{text}</p>}
    </div>
  );
}

import { useId, type ReactNode } from 'react';
import { productReviewTexts } from '../../texts/product-more.ts';
import styles from './product-reviews.module.css';

interface ReviewsFrameProps {
  summary: ReactNode;
  children: ReactNode;
}

/** Heading, rating and reviews beside each other; as high without reviews as with a few. */
export function ReviewsFrame({ summary, children }: ReviewsFrameProps) {
  const id = useId();
  return (
    <section className={styles['reviews']} aria-labelledby={id}>
      <h2 id={id}>{productReviewTexts.title}</h2>
      <div className={styles['columns']}>
        {summary}
        {children}
      </div>
    </section>
  );
}

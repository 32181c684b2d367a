import { formatWhole } from '@gawai/domain/money';
import { formatRating } from '@gawai/domain/product';
import { productTexts } from '../../texts/product.ts';
import { productReviewTexts } from '../../texts/product-more.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ProductDetailFragment } from './product-detail.generated.ts';
import type { ProductReviewsQuery } from './product-reviews.generated.ts';
import styles from './product-reviews.module.css';

type Breakdown = NonNullable<ProductReviewsQuery['product']>['ratingBreakdown'];

function Average({ product }: { product: ProductDetailFragment }) {
  const rating = formatRating(product.rating);
  return (
    <p className={styles['average']}>
      {rating === null ? null : (
        <span>
          <span aria-hidden="true">
            <strong className={styles['figure']}>{rating}</strong> {productReviewTexts.outOf}
          </span>
          <VisuallyHidden>{productTexts.rating(rating)}</VisuallyHidden>
        </span>
      )}
      {product.reviewCount === null ? null : (
        <span className={styles['soft']}>
          {productReviewTexts.count(formatWhole(product.reviewCount))}
        </span>
      )}
    </p>
  );
}

interface BarsProps {
  breakdown: NonNullable<Breakdown>;
  /** Ratings behind the mean, also those from before the shop; null when they are not known. */
  ratings: number | null;
}

/** Number of reviews per star as bars; nothing when the breakdown does not include all ratings. */
function Bars({ breakdown, ratings }: BarsProps) {
  const total = breakdown.reduce((sum, { count }) => sum + count, 0);
  if (total < (ratings || 1)) return null;
  return (
    <ul className={styles['bars']}>
      {breakdown.map(({ rating, count }) => (
        <li key={rating} className={styles['row']}>
          <span>{productReviewTexts.stars(rating)}</span>
          <svg className={styles['bar']} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
            <rect width={(100 * count) / total} height="1" />
          </svg>
          <span className={styles['soft']}>
            <span aria-hidden="true">{formatWhole(count)}</span>
            <VisuallyHidden>{productReviewTexts.reviews(formatWhole(count))}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface RatingSummaryProps {
  product: ProductDetailFragment;
  /** Null while it is not known, and when the shop does not report it. */
  breakdown: Breakdown;
}

/** The mean rating of a product and its breakdown. */
export function RatingSummary({ product, breakdown }: RatingSummaryProps) {
  return (
    <div className={styles['summary']}>
      <Average product={product} />
      {breakdown === null ? null : <Bars breakdown={breakdown} ratings={product.reviewCount} />}
    </div>
  );
}

import { fetchFailedTitles } from '@gawai/domain/texts/error-catalogue';
import { rangeText } from '@gawai/domain/texts/listing-text';
import { useId } from 'react';
import type { QueryClient } from '../../apollo/load-query.ts';
import { dayText } from '../../lib/day-text.ts';
import { productTexts } from '../../texts/product.ts';
import { productReviewTexts } from '../../texts/product-more.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { RetryNote } from '../../ui/retry-note.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Stars } from '../../ui/stars.tsx';
import type { ProductDetailFragment } from './product-detail.generated.ts';
import {
  ProductReviewsDocument,
  useProductReviewsQuery,
  type ProductReviewEntryFragment,
  type ProductReviewsQuery,
} from './product-reviews.generated.ts';
import { RatingSummary } from './rating-summary.tsx';
import { reviewsAddress } from './reviews-address.ts';
import styles from './product-reviews.module.css';

type Reviews = NonNullable<NonNullable<ProductReviewsQuery['product']>['reviews']>;

function Entry({ review }: { review: ProductReviewEntryFragment }) {
  const { rating, text, author, createdAt, variantName } = review;
  const stars = String(rating);
  return (
    <li className={styles['entry']}>
      <div className={styles['head']}>
        <Stars rating={stars} label={productTexts.rating(stars)} />
        <strong>{author ?? productReviewTexts.anonymous}</strong>
        {createdAt === null ? null : (
          <time className={styles['soft']} dateTime={createdAt}>
            {dayText(createdAt)}
          </time>
        )}
      </div>
      {variantName === null ? null : (
        <p className={styles['soft']}>{productReviewTexts.variant(variantName)}</p>
      )}
      {text === null ? null : <p className={styles['text']}>{text}</p>}
    </li>
  );
}

function Entries({ slug, reviews }: { slug: string; reviews: Reviews }) {
  const { nodes, pageInfo, totalCount } = reviews;
  const { none, pastEnd } = productReviewTexts;
  return (
    <div className={styles['entries']}>
      {nodes.length === 0 ? (
        <p className={styles['soft']}>{totalCount === 0 ? none : pastEnd}</p>
      ) : (
        <>
          <p className={styles['soft']}>{productReviewTexts.verified}</p>
          <ul className={styles['list']} aria-label={productReviewTexts.list}>
            {nodes.map((review) => (
              <Entry key={review.id} review={review} />
            ))}
          </ul>
        </>
      )}
      {pageInfo.last > 1 ? (
        <div className={styles['foot']}>
          <p className={styles['soft']} role="status">
            {rangeText({ ...pageInfo, total: totalCount })}
          </p>
          <Pagination
            current={pageInfo.number}
            last={pageInfo.last}
            addressOf={(page) => reviewsAddress(slug, page)}
          />
        </div>
      ) : null}
    </div>
  );
}

/** Fetches a page of reviews. After a failure, the section that shows them fetches again. */
export async function loadReviews(client: QueryClient, slug: string, page: number): Promise<void> {
  const query = { query: ProductReviewsDocument, variables: { slug, page } };
  await client.query({ ...query, context: { quiet: true } }).catch(() => undefined);
}

interface ProductReviewsProps {
  product: ProductDetailFragment;
  /** From 1. */
  page: number;
}

/**
 * Reviews of a product, newest first, page by page; nothing in a shop without reviews. As high without
 * reviews as with a few.
 */
export function ProductReviews({ product, page }: ProductReviewsProps) {
  const titleId = useId();
  const { slug } = product;
  const { data, error, loading, refetch } = useProductReviewsQuery({
    variables: { slug, page },
    context: { quiet: true },
    notifyOnNetworkStatusChange: true,
  });
  const reviews = data?.product?.reviews;
  if (data !== undefined && !reviews) return null;
  return (
    <section className={styles['reviews']} aria-labelledby={titleId}>
      <h2 id={titleId}>{productReviewTexts.title}</h2>
      <div className={styles['columns']}>
        <RatingSummary product={product} breakdown={data?.product?.ratingBreakdown ?? null} />
        {reviews ? <Entries slug={slug} reviews={reviews} /> : null}
        {error === undefined ? null : (
          <RetryNote
            title={fetchFailedTitles.review}
            message={productReviewTexts.failed}
            isRetrying={loading}
            onRetry={() => void refetch()}
          />
        )}
        {reviews || error !== undefined ? null : (
          <>
            <div className={styles['scripted']}>
              <Loading label={productReviewTexts.loading}>
                <Skeleton shape="block" />
              </Loading>
            </div>
            <noscript>
              <a href={reviewsAddress(slug, page)} className={styles['see']}>
                {productReviewTexts.see}
              </a>
            </noscript>
          </>
        )}
      </div>
    </section>
  );
}

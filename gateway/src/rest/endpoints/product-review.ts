import { STAR_MAX, STAR_MIN } from '@gawai/domain/limits';
import type { RestClient } from '../client/rest-client.ts';
import { nullWhenNotFound } from '../client/shop-rejection.ts';
import { readPageFigures, type PageFigures } from '../wire/page-figures.ts';
import { UnusableEntry, WireEntry } from '../wire/wire-entry.ts';
import type { Wire } from '../wire/wire-shape.ts';

/** A public review of a product. */
export interface ProductReviewRecord {
  readonly id: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly text: string | null;
  readonly author: string | null;
  /** ISO 8601 text. */
  readonly createdAt: string | null;
  readonly variantName: string | null;
}

/** Number of reviews with a rating. */
export interface RatingCountRecord {
  readonly rating: number;
  readonly count: number;
}

/** One page of the reviews of a product. */
export interface ProductReviewPageRecord {
  readonly items: readonly ProductReviewRecord[];
  readonly page: PageFigures;
  /** Of all pages, 5 stars first; null when the shop sends none. */
  readonly breakdown: readonly RatingCountRecord[] | null;
}

/** GET /product/{slug}/review; null for an unknown product or a shop without this call (shop-api.md 10.3). */
export async function fetchProductReviews(
  shop: RestClient,
  slug: string,
  page: number,
): Promise<ProductReviewPageRecord | null> {
  const read = {
    path: ['product', slug, 'review'],
    query: { page: String(page) },
    isOptional: true,
  } as const;
  const found = await shop.page(read, readProductReview).catch(nullWhenNotFound);
  if (found === null) return null;
  const { items, figures, meta } = found;
  return {
    items,
    page: readPageFigures(figures, items.length, page),
    breakdown: readBreakdown(meta),
  };
}

function readProductReview(entry: WireEntry): ProductReviewRecord {
  const rating = entry.wholeOrNull('star');
  if (rating === null || rating < STAR_MIN || rating > STAR_MAX) throw new UnusableEntry('star');
  return {
    id: entry.id('id'),
    rating,
    text: entry.textOrNull('review'),
    author: entry.textOrNull('author'),
    createdAt: entry.time('created_at'),
    variantName: entry.textOrNull('variant'),
  };
}

function readBreakdown(meta: Wire | null): RatingCountRecord[] | null {
  const counts = meta === null ? null : new WireEntry(meta).entry('breakdown');
  if (counts === null) return null;
  return [5, 4, 3, 2, 1].map((rating) => ({ rating, count: counts.stock(String(rating)) }));
}

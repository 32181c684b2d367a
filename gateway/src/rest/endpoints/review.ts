import { STAR_MAX, STAR_MIN } from '@gawai/domain/limits';
import type { RestClient } from '../client/rest-client.ts';
import type { ShopRejection } from '../client/shop-rejection.ts';
import { UnusableEntry, type WireEntry } from '../wire/wire-entry.ts';
import { wireId } from '../wire/wire-id.ts';

/** A customer's own review of a product (shop-api.md 5.22). */
export interface ReviewRecord {
  readonly id: string;
  readonly productId: string | null;
  /** 1 to 5. */
  readonly rating: number;
  readonly text: string | null;
}

/** A review to submit: the line by the three ids that the shop requires, and its content. */
export interface NewReview {
  readonly productId: string;
  readonly orderId: string;
  readonly lineId: string;
  readonly rating: number;
  /** Null for stars only. */
  readonly text: string | null;
}

/** GET /review: the client's own reviews (shop-api.md 5.22). */
export function fetchReviews(shop: RestClient): Promise<readonly ReviewRecord[]> {
  return shop.list({ path: ['review'] }, readReview);
}

/** POST /review (shop-api.md 5.22). Returns a rejection as a value. */
export function postReview(shop: RestClient, review: NewReview): Promise<ShopRejection | null> {
  return shop.execute({
    method: 'POST',
    path: ['review'],
    body: {
      product_id: wireId(review.productId),
      order_id: wireId(review.orderId),
      order_detail_id: wireId(review.lineId),
      star: review.rating,
      review: review.text,
    },
  });
}

function readReview(entry: WireEntry): ReviewRecord {
  const rating = entry.wholeOrNull('star');
  if (rating === null || rating < STAR_MIN || rating > STAR_MAX) throw new UnusableEntry('star');
  return {
    id: entry.id('id'),
    productId: entry.idOrNull('product_id'),
    rating,
    text: entry.textOrNull('review'),
  };
}

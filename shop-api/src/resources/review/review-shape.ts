import type { Review } from './review-schemas.ts';
import type { ReviewRow } from './queries.ts';

/** A review as its customer reads it (shop-api.md 5.22). */
export function reviewShape({
  id,
  productId,
  orderId,
  orderDetailId,
  star,
  review,
}: ReviewRow): Review {
  return {
    id,
    product_id: productId,
    order_id: orderId,
    order_detail_id: orderDetailId,
    star,
    review,
  };
}

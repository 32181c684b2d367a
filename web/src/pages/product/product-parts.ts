import { latePart } from '../../lib/late-part.ts';

/** Description and technical data. */
export const factsPart = latePart(async () => (await import('./product-facts.tsx')).ProductFacts);

/** The script of the reviews. */
export const fetchReviewsScript = () => import('../../features/catalog/product-reviews.tsx');

/** The reviews. */
export const reviewsPart = latePart(async () => (await fetchReviewsScript()).ProductReviews);

/** The script of the delivery. */
export const fetchDeliveryScript = () => import('../../features/catalog/product-delivery.tsx');

/** Shipping fee and stock per store. */
export const deliveryPart = latePart(async () => (await fetchDeliveryScript()).ProductDelivery);

/** Further products. */
export const furtherProductsPart = latePart(
  async () => (await import('./further-products.tsx')).FurtherProducts,
);

/** What follows a press of Add to Cart or Beli Sekarang. */
export const fetchAfterAdding = () => import('./after-adding.tsx');

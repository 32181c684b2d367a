import { notFound } from '../../http/rejections.ts';
import { okWithMeta, type ShopResponse } from '../../http/shop-response.ts';
import { idFrom } from '../../http/text.ts';
import type { Shop } from '../../shop.ts';
import { pageNumber, paginator } from '../catalog/paginator.ts';
import { productBySlugOrId } from '../catalog/product-queries.ts';
import { reviewsOfProduct, starCounts, type ProductReviewRow } from './product-review-queries.ts';
import { wireRecord } from '../../http/wire-record.ts';
import { productReview } from './review-schemas.ts';

const STARS = [1, 2, 3, 4, 5];

/** GET /product/{slug or id}/review (shop-api.md 10.3). */
export async function productReviews(
  shop: Shop,
  key: string,
  requestedPage: string | undefined,
): Promise<ShopResponse> {
  const product = await productBySlugOrId(shop.db, key, idFrom(key));
  if (product === null) return notFound();
  const size = shop.settings.pageSize;
  const page = pageNumber(requestedPage);
  const counts = await starCounts(shop.db, product.id);
  const offset = (page - 1) * size;
  const rows = await reviewsOfProduct(shop.db, product.id, { offset, size });
  const breakdown = Object.fromEntries(
    STARS.map((star) => [star, counts.find((one) => one.star === star)?.total ?? 0]),
  );
  const total = counts.reduce((sum, one) => sum + one.total, 0);
  const path = `${shop.publicUrl}/product/${product.urlSlug}/review`;
  return okWithMeta(paginator(path, { data: rows.map(shownReview), page, size, total }), {
    breakdown,
  });
}

function shownReview(row: ProductReviewRow) {
  return wireRecord(productReview, row, { author: authorName(row) });
}

/** A first name and an initial: `Budi S.` */
function authorName({ firstName, lastName }: ProductReviewRow): string {
  const [initial] = lastName ?? '';
  return initial === undefined ? firstName : `${firstName} ${initial.toUpperCase()}.`;
}

import { mayReview } from '@gawai/domain/order-status';
import { checkReview } from '@gawai/domain/review';
import type { Customer } from '../../http/customer.ts';
import { FormReader } from '../../http/form.ts';
import { noteProblems } from '../../http/note-problems.ts';
import { invalid, notFound } from '../../http/rejections.ts';
import { created, rejected, type ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { lockOrder } from '../order/void-order.ts';
import { countStar, insertReview, ownLine, type ReviewedLine } from './queries.ts';
import { opinionForm, reviewedLineForm } from './review-schemas.ts';
import { reviewShape } from './review-shape.ts';

/**
 * POST /review (shop-api.md 5.22): 404 for a line that is not the caller's, then 409 for one that may not
 * be reviewed (any more), then 422. Review and product star change together or not at all.
 */
export async function giveReview(
  shop: Shop,
  caller: Customer,
  body: unknown,
): Promise<ShopResponse> {
  const form = new FormReader(body);
  const line = readLine(form);
  if (line === null || (await ownLine(shop.db, caller.id, line)) === null) return notFound();
  const { star, review } = opinionForm.read(form);
  noteProblems(form, checkReview({ star, review }));

  return shop.db.transaction(async (transaction) => {
    await lockOrder(transaction, line.orderId);
    const bought = await ownLine(transaction, caller.id, line);
    if (bought === null) return notFound();
    if (bought.hasReview) return alreadyReviewed();
    if (!mayReview({ ...bought, isGuest: false }, bought)) return notDelivered();
    if (form.errors !== null) return invalid(form.errors);
    const added = await insertReview(transaction, {
      ...line,
      userId: caller.id,
      star,
      review,
      createdAt: shop.now(),
    });
    if (added === null) return alreadyReviewed();
    await countStar(transaction, line.productId, star);
    return created(reviewShape(added), 'Terima kasih atas ulasan Anda');
  });
}

/** The line a review is about; null when it is not named by three ids, as no such line exists. */
function readLine(form: FormReader): ReviewedLine | null {
  const { productId, orderId, orderDetailId } = reviewedLineForm.read(form);
  if (productId === null || orderId === null || orderDetailId === null) return null;
  return { productId, orderId, orderDetailId };
}

function alreadyReviewed(): ShopResponse {
  return rejected(409, 'Produk ini sudah Anda ulas');
}

function notDelivered(): ShopResponse {
  return rejected(409, 'Ulasan hanya untuk pesanan yang sudah dibayar dan dikirim');
}

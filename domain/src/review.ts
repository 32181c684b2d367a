import { checkLength, checkRequired, type FieldText } from './field-check.ts';
import { REFUND_REASON_MAX, REVIEW_TEXT_MAX, STAR_MAX, STAR_MIN } from './limits.ts';
import type { Problem } from './problem.ts';

/** Review: a whole star from 1 to 5; the text is optional, to 2,000 characters (specification.md 5). */
export function checkReview(form: {
  readonly star: number;
  readonly review?: FieldText;
}): Problem[] {
  const isStar = Number.isInteger(form.star) && form.star >= STAR_MIN && form.star <= STAR_MAX;
  return [
    ...(isStar ? [] : [{ code: 'STAR_OUT_OF_RANGE' } as const]),
    ...checkLength('review', form.review, REVIEW_TEXT_MAX),
  ];
}

/** Refund request: a reason of 1 to 500 characters (shop-api.md 5.23). */
export function checkRefundReason(reason: FieldText): Problem[] {
  return checkRequired('reason', reason, REFUND_REASON_MAX);
}

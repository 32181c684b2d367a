import { cleanText } from '@gawai/domain/field-check';
import { actionFailedTitles, successTitles } from '@gawai/domain/texts/error-catalogue';
import {
  saidElsewhere,
  userErrorsToForm,
  type FormErrors,
} from '../../../forms/user-errors-to-form.ts';
import { reviewTexts } from '../../../texts/order.ts';
import { useNotices } from '../../../ui/notices-context.ts';
import { useSubmitReviewMutation } from './submit-review.generated.ts';

const ACTION = 'submitReview';

/** What the review form asks for. */
export interface ReviewValues {
  star: number;
  review: string;
}

/**
 * Sends what a buyer says of one line; the line in the cache follows. Returns the errors of the form when the shop
 * said no or did not answer; the pop-up 'Submit Failed' says why (specification.md 8).
 */
export function useSubmitReview(
  orderHash: string,
  orderLineId: string,
): (values: ReviewValues) => Promise<FormErrors | undefined> {
  const notices = useNotices();
  const [submitReview] = useSubmitReviewMutation();
  return async ({ star, review }) => {
    const text = cleanText(review) || null;
    const input = { orderHash, orderLineId, star, text };
    const answer = await submitReview({ variables: { input } }).catch(() => undefined);
    if (!answer?.data) return saidElsewhere;
    const { userErrors } = answer.data.submitReview;
    const [first] = userErrors;
    if (first !== undefined) {
      const title = actionFailedTitles.submit;
      notices.show({ action: ACTION, kind: 'error', title, message: first.message });
      return userErrorsToForm(userErrors, ['star', 'review'], { text: 'review' });
    }
    const title = successTitles.submit;
    notices.show({ action: ACTION, kind: 'success', title, message: reviewTexts.sent });
    return undefined;
  };
}

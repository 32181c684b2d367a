import { cleanText } from '@gawai/domain/field-check';
import { actionFailedTitles, successTitles } from '@gawai/domain/texts/error-catalogue';
import { useFormMutation } from '../../../forms/use-form-mutation.ts';
import { reviewTexts } from '../../../texts/order.ts';
import { useSubmitReviewMutation } from './submit-review.generated.ts';

/** What the review form asks for. */
export interface ReviewValues {
  star: number;
  review: string;
}

/** Sends the review of an order line; the line in the cache is updated (specification.md 8). */
export function useSubmitReview(orderHash: string, orderLineId: string) {
  const [submitReview] = useSubmitReviewMutation();
  return useFormMutation({
    action: 'submitReview',
    titles: { success: successTitles.submit, failure: actionFailedTitles.submit },
    send: async ({ star, review }: ReviewValues) => {
      const input = {
        orderAccessHash: orderHash,
        orderLineId,
        rating: star,
        text: cleanText(review) || null,
      };
      const { data } = await submitReview({ variables: { input } });
      return data?.submitReview;
    },
    onAccepted: () => reviewTexts.sent,
    fieldNames: { rating: 'star', text: 'review' },
  });
}

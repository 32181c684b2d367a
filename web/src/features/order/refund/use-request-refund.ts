import { cleanText } from '@gawai/domain/field-check';
import { actionFailedTitles, successTitles } from '@gawai/domain/texts/error-catalogue';
import {
  shownInPopUp,
  userErrorsToForm,
  type FormErrors,
} from '../../../forms/user-errors-to-form.ts';
import { refundTexts } from '../../../texts/order.ts';
import { useNotices } from '../../../ui/notices-context.ts';
import { useRequestRefundMutation } from './order-refund.generated.ts';

const ACTION = 'requestRefund';

/** What the refund form asks for. */
export interface RefundValues {
  reason: string;
}

/**
 * Asks the shop for the money back; the order in the cache follows. `onNotOffered` is called when the
 * shop takes no such requests at all. Rejections and failed calls open the pop-up 'Submit Failed'.
 */
export function useRequestRefund(
  orderHash: string,
  onNotOffered: () => void,
): (values: RefundValues) => Promise<FormErrors | undefined> {
  const notices = useNotices();
  const [requestRefund] = useRequestRefundMutation();
  return async ({ reason }) => {
    const input = { orderAccessHash: orderHash, reason: cleanText(reason) };
    const answer = await requestRefund({ variables: { input } }).catch(() => undefined);
    if (!answer?.data) return shownInPopUp;
    const { userErrors } = answer.data.requestRefund;
    const [first] = userErrors;
    if (first === undefined) {
      const title = successTitles.submit;
      notices.show({ action: ACTION, kind: 'success', title, message: refundTexts.sent });
      return undefined;
    }
    const title = actionFailedTitles.submit;
    notices.show({ action: ACTION, kind: 'error', title, message: first.message });
    if (userErrors.some(({ code }) => code === 'REFUND_NOT_OFFERED')) onNotOffered();
    return userErrorsToForm(userErrors, ['reason']);
  };
}

import { cleanText } from '@gawai/domain/field-check';
import { actionFailedTitles, successTitles } from '@gawai/domain/texts/error-catalogue';
import { useFormMutation } from '../../../forms/use-form-mutation.ts';
import { refundTexts } from '../../../texts/order.ts';
import { useRequestRefundMutation } from './order-refund.generated.ts';

/** What the refund form asks for. */
export interface RefundValues {
  reason: string;
}

/**
 * Asks the shop for the money back; the order in the cache follows. `onNotOffered` is called when the
 * shop takes no such requests at all.
 */
export function useRequestRefund(orderHash: string, onNotOffered: () => void) {
  const [requestRefund] = useRequestRefundMutation();
  return useFormMutation({
    action: 'requestRefund',
    titles: { success: successTitles.submit, failure: actionFailedTitles.submit },
    send: async ({ reason }: RefundValues) => {
      const input = { orderAccessHash: orderHash, reason: cleanText(reason) };
      const { data } = await requestRefund({ variables: { input } });
      const payload = data?.requestRefund;
      if (payload?.userErrors.some(({ code }) => code === 'REFUND_NOT_OFFERED')) onNotOffered();
      return payload;
    },
    onAccepted: () => refundTexts.sent,
  });
}

import { actionFailedTitles, successTitles } from '@gawai/domain/texts/error-catalogue';
import { cancelOrderTexts } from '../../../texts/order-page.ts';
import { useNotices } from '../../../ui/notices-context.ts';
import { useCancelOrderMutation } from './cancel-order.generated.ts';

/**
 * Cancels an order; the order and the stocks of its products in the cache follow. Resolves to whether the shopper
 * has an answer: not when the call failed, which opens its own pop-up.
 */
export function useCancelOrder(orderHash: string) {
  const notices = useNotices();
  const [cancelOrder, { loading: isSending }] = useCancelOrderMutation();
  const cancel = async (): Promise<boolean> => {
    const input = { orderAccessHash: orderHash };
    const answer = await cancelOrder({ variables: { input } }).catch(() => undefined);
    if (!answer?.data) return false;
    const [error] = answer.data.cancelOrder.userErrors;
    const result =
      error === undefined
        ? ({
            kind: 'success',
            title: successTitles.submit,
            message: cancelOrderTexts.done,
          } as const)
        : ({ kind: 'error', title: actionFailedTitles.submit, message: error.message } as const);
    notices.show({ action: 'cancelOrder', ...result });
    return true;
  };
  return { cancel, isSending };
}

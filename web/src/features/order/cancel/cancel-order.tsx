import { actionFailedTitles, successTitles } from '@gawai/domain/texts/error-catalogue';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { cancelOrderTexts } from '../../../texts/order-page.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useNotices } from '../../../ui/notices-context.ts';
import { useCancelOrderMutation, type OrderCancelFragment } from './cancel-order.generated.ts';

/**
 * The button that cancels an unpaid order after a confirmation; only while the gateway reports that it
 * may be cancelled. The order and the stocks of its products in the cache are updated.
 */
export function CancelOrder({ order }: { order: OrderCancelFragment }) {
  const [isOpen, setIsOpen] = useState(false);
  const notices = useNotices();
  const [cancelOrder, { loading: isSending }] = useCancelOrderMutation();
  if (!order.canCancel && !isOpen) return null;
  const confirm = async () => {
    const input = { orderAccessHash: order.accessHash };
    const response = await cancelOrder({ variables: { input } }).catch(() => undefined);
    // The call failed, which has opened its own pop-up.
    if (!response?.data) return;
    const [error] = response.data.cancelOrder.userErrors;
    const result =
      error === undefined
        ? ({
            kind: 'success',
            title: successTitles.submit,
            message: cancelOrderTexts.done,
          } as const)
        : ({ kind: 'error', title: actionFailedTitles.submit, message: error.message } as const);
    notices.show({ action: 'cancelOrder', ...result });
    // Nothing outside an open dialog can take the focus, and the button that opened this one is removed
    // with it.
    flushSync(() => setIsOpen(false));
    focusHeading();
  };
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {cancelOrderTexts.cancel}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={cancelOrderTexts.title}
        message={cancelOrderTexts.question(order.number)}
        confirmLabel={cancelOrderTexts.confirm}
        cancelLabel={cancelOrderTexts.keep}
        isBusy={isSending}
        onConfirm={() => void confirm()}
        onCancel={() => setIsOpen(false)}
      />
    </>
  );
}

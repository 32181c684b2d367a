import { useState } from 'react';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { cancelOrderTexts } from '../../../texts/order-page.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { OrderCancelFragment } from './cancel-order.generated.ts';
import { useCancelOrder } from './use-cancel-order.ts';

/** The button that cancels an unpaid order after a confirmation; only while the gateway says that it may be cancelled. */
export function CancelOrder({ order }: { order: OrderCancelFragment }) {
  const [isOpen, setIsOpen] = useState(false);
  const { cancel, isSending } = useCancelOrder(order.accessHash);
  if (!order.canCancel && !isOpen) return null;
  const confirm = async () => {
    if (!(await cancel())) return;
    setIsOpen(false);
    // The button that opened the window is gone.
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

import { commonTexts } from '../../../texts/common.ts';
import { receiptTexts } from '../../../texts/order.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Rupiah } from '../../../ui/rupiah.tsx';
import { SafeHtml } from '../../../ui/safe-html.tsx';
import { ReceiptForm } from './receipt-form.tsx';
import styles from './receipt-form.module.css';

interface ReceiptDialogProps {
  payment: { id: string; methodName: string; total: number; isConfirmed: boolean };
  orderHash: string;
  /** The shop's text about manual payment; null when it has none. */
  remarks: string | null;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Sends the receipt of a manual payment (specification.md 4), and shows how to pay it
 * (specification-notes.md 69).
 */
export function ReceiptDialog({
  payment,
  orderHash,
  remarks,
  isOpen,
  onClose,
}: ReceiptDialogProps) {
  const { id, methodName, total, isConfirmed } = payment;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isConfirmed ? receiptTexts.replaceTitle : receiptTexts.title}
    >
      <ReceiptForm
        target={{ paymentId: id, orderAccessHash: orderHash }}
        onSent={onClose}
        onClose={onClose}
      >
        <p className={styles['payment']}>
          <span>{methodName}</span>
          <strong>
            <Rupiah amount={total} />
          </strong>
        </p>
        {remarks === null ? null : (
          <section className={styles['remarks']} aria-label={commonTexts.paymentRemarks}>
            <SafeHtml html={remarks} isSmall />
          </section>
        )}
      </ReceiptForm>
    </Dialog>
  );
}

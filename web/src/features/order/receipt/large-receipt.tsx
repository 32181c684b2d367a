import { fileSizeText } from '../../../lib/file-size-text.ts';
import { receiptTexts } from '../../../texts/order.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './receipt-form.module.css';

interface LargeReceiptProps {
  file: File;
  shrinking: 'offered' | 'failed' | 'none';
  /** It is being made smaller now. */
  isBusy: boolean;
  onShrink: (file: File) => void;
}

/** Below a picture that is too large: how large it is, and one press to shrink it (specification-notes.md 122). */
export function LargeReceipt({ file, shrinking, isBusy, onShrink }: LargeReceiptProps) {
  return (
    <div className={styles['large']}>
      <p className={styles['note']}>
        {receiptTexts.nameAndSize(file.name, fileSizeText(file.size))}
      </p>
      {shrinking === 'offered' ? (
        <Button look="secondary" isBusy={isBusy} onClick={() => onShrink(file)}>
          {receiptTexts.shrink}
        </Button>
      ) : null}
      {shrinking === 'failed' ? (
        <p className={styles['note']}>{receiptTexts.shrinkFailed}</p>
      ) : null}
    </div>
  );
}

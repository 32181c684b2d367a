import { fileSizeText } from '../../../lib/file-size-text.ts';
import { receiptTexts } from '../../../texts/order.ts';
import type { PreparedReceipt } from './prepare-receipt.ts';
import styles from './receipt-form.module.css';

/** The chosen receipt before it is sent: the picture, its name and size. Of a drawing (SVG) the name only. */
export function ReceiptPreview({ receipt }: { receipt: PreparedReceipt & { ok: true } }) {
  const { file, sizeBefore, preview } = receipt;
  const size = fileSizeText(file.size);
  return (
    <figure className={styles['preview']}>
      {preview === null ? null : (
        <img className={styles['picture']} src={preview} alt={receiptTexts.preview} />
      )}
      <figcaption className={styles['caption']}>
        <strong>{file.name}</strong>
        <span>
          {sizeBefore === null ? size : receiptTexts.shrunk(fileSizeText(sizeBefore), size)}
        </span>
      </figcaption>
    </figure>
  );
}

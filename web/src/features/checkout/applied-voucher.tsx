import { voucherTexts } from '../../texts/checkout.ts';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Rupiah } from '../../ui/rupiah.tsx';
import styles from './applied-voucher.module.css';

interface AppliedVoucherProps {
  code: string;
  /** Whole rupiah; 0 while it is not known. */
  discount: number;
  isInvalid: boolean;
  /** Null while another code is being entered. */
  onReplace: (() => void) | null;
  onRemove: () => void;
}

/** The voucher of the order, which can be replaced or removed. */
export function AppliedVoucher({
  code,
  discount,
  isInvalid,
  onReplace,
  onRemove,
}: AppliedVoucherProps) {
  return (
    <div
      className={styles['applied']}
      role="group"
      aria-label={voucherTexts.applied}
      data-invalid={isInvalid || undefined}
      data-keep-visible
    >
      <span className={styles['code']}>
        <Icon name={isInvalid ? 'alert' : 'check'} />
        <span>{code}</span>
        {discount > 0 ? (
          <span>
            −<Rupiah amount={discount} />
          </span>
        ) : null}
      </span>
      <span className={styles['actions']}>
        {onReplace === null ? null : (
          <Button look="quiet" aria-label={voucherTexts.replaceLong(code)} onClick={onReplace}>
            {voucherTexts.replace}
          </Button>
        )}
        <Button look="quiet" aria-label={voucherTexts.removeLong(code)} onClick={onRemove}>
          {commonTexts.delete}
        </Button>
      </span>
    </div>
  );
}

import { useId } from 'react';
import { dayText } from '../../lib/day-text.ts';
import { voucherTexts } from '../../texts/checkout.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { ListedVoucher } from './use-listed-vouchers.ts';
import styles from './voucher-list.module.css';

/** Vouchers that are shown at once; the others are behind a disclosure. */
const SHOWN_COUNT = 3;

interface VoucherListProps {
  /** Null while they are read. */
  vouchers: readonly ListedVoucher[] | null;
  /** The code that is being applied; null for none. */
  busyCode: string | null;
  onApply: (code: string) => void;
}

/** The vouchers that a customer may choose. One whose minimum the goods do not reach shows how much is missing. */
export function VoucherList({ vouchers, ...rowProps }: VoucherListProps) {
  const titleId = useId();
  if (vouchers === null) return <WaitingRows />;
  if (vouchers.length === 0) return null;
  const rows = vouchers.map((voucher) => (
    <VoucherRow key={voucher.code} voucher={voucher} {...rowProps} />
  ));
  const others = rows.slice(SHOWN_COUNT);
  return (
    <div className={styles['vouchers']}>
      <h3 id={titleId} className={styles['title']}>
        {voucherTexts.listed}
      </h3>
      <ul className={styles['list']} aria-labelledby={titleId}>
        {rows.slice(0, SHOWN_COUNT)}
      </ul>
      {others.length === 0 ? null : (
        <Disclosure summary={voucherTexts.others(others.length)}>
          <ul className={styles['list']}>{others}</ul>
        </Disclosure>
      )}
    </div>
  );
}

function discountText({ percentage, amount, maxDiscount }: ListedVoucher): string {
  const discount =
    percentage === null ? voucherTexts.amountOff(amount ?? 0) : voucherTexts.percentOff(percentage);
  return maxDiscount === null ? discount : voucherTexts.atMost(discount, maxDiscount);
}

interface VoucherRowProps extends Omit<VoucherListProps, 'vouchers'> {
  voucher: ListedVoucher;
}

function VoucherRow({ voucher, busyCode, onApply }: VoucherRowProps) {
  const { code, minOrder, paymentMethod, endsAt } = voucher;
  const shortfall = voucher.shortfall ?? 0;
  const terms = [
    ...(minOrder > 0 ? [voucherTexts.minimum(minOrder)] : []),
    ...(paymentMethod === null ? [] : [voucherTexts.onlyBy(paymentMethod.name)]),
    ...(endsAt === null ? [] : [voucherTexts.until(dayText(endsAt).replaceAll(' ', '\u00a0'))]),
  ];
  return (
    <li className={styles['row']}>
      <div className={styles['text']}>
        <p className={styles['code']}>{code}</p>
        <p>
          <Unbroken text={discountText(voucher)} />
        </p>
        <p className={styles['terms']}>
          <Unbroken text={terms.join(' · ')} />
        </p>
      </div>
      {shortfall > 0 ? (
        <p className={styles['short']}>
          <Unbroken text={voucherTexts.short(shortfall)} />
        </p>
      ) : (
        <Button
          look="secondary"
          aria-label={voucherTexts.applyLong(code)}
          isBusy={busyCode === code}
          onClick={() => onApply(code)}
        >
          {voucherTexts.apply}
        </Button>
      )}
    </li>
  );
}

/** As high as the visible rows, so that nothing below them moves when they come. */
function WaitingRows() {
  return (
    <div className={styles['vouchers']} aria-hidden="true">
      <div className={styles['title']}>
        <Skeleton shape="short" />
      </div>
      <div className={styles['list']}>
        {Array.from({ length: SHOWN_COUNT }, (_, index) => (
          <div key={index} className={styles['row']}>
            <div className={styles['text']}>
              <Skeleton shape="short" />
              <Skeleton />
              <Skeleton />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

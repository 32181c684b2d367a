import { formatRupiah } from '@gawai/domain/money';
import { transferTexts } from '../../texts/order-page.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './transfer-account.module.css';
import type { Payment } from './use-recheck-payment.ts';

/**
 * Account and exact amount of a manual payment that is due, ready to be copied; null when the shop does
 * not report the account.
 */
export function TransferAccount({ payment }: { payment: Payment }) {
  const account = payment.method?.instructions ?? null;
  if (payment.kind !== 'MANUAL' || account === null) return null;
  const { bank, accountNumber, holder } = account;
  return (
    <dl className={styles['account']}>
      <div className={styles['detail']}>
        <dt>{transferTexts.account(bank)}</dt>
        <dd>
          <strong>{accountNumber}</strong>
          {holder === null ? null : <span>{transferTexts.holder(holder)}</span>}
        </dd>
        <dd>
          <CopyButton
            look="quiet"
            text={accountNumber.replace(/[^\dA-Za-z]/g, '')}
            label={transferTexts.copyAccount}
            copiedLabel={transferTexts.accountCopied}
          />
        </dd>
      </div>
      <div className={styles['detail']}>
        <dt>{transferTexts.amount}</dt>
        <dd>
          <strong>{formatRupiah(payment.total)}</strong>
        </dd>
        <dd>
          <CopyButton
            look="quiet"
            text={String(payment.total)}
            label={transferTexts.copyAmount}
            copiedLabel={transferTexts.amountCopied}
          />
        </dd>
      </div>
    </dl>
  );
}

import { problemText } from '@gawai/domain/texts/problem-text';
import { paths } from '../../routing/paths.ts';
import { voucherTexts } from '../../texts/checkout.ts';
import { accountMenuTexts } from '../../texts/shell.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import styles from './voucher-prompt.module.css';

/** Vouchers are for customers: what a guest sees in place of the box (specification.md 2). */
export function VoucherPrompt() {
  return (
    <CheckoutCard title={voucherTexts.title}>
      <div className={styles['prompt']}>
        <p>{problemText({ code: 'VOUCHER_SIGN_IN' })}</p>
        <LinkButton to={paths.signIn()} look="secondary" icon={<Icon name="signIn" />}>
          {accountMenuTexts.signIn}
        </LinkButton>
      </div>
    </CheckoutCard>
  );
}

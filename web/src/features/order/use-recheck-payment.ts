import { successTitles, paymentSucceededText } from '@gawai/domain/texts/error-catalogue';
import type { TransactionStatus } from '@gawai/client/schema-types';
import { useNotices } from '../../ui/notices-context.ts';
import type { OrderPaymentsFragment } from './order-payments.generated.ts';
import { useRecheckPaymentMutation } from './recheck-payment.generated.ts';

/** A payment of an order. */
export type Payment = OrderPaymentsFragment['payments'][number];

/** State of a payment after another query of the provider. */
export interface Recheck {
  /** What the provider has recorded, from its own response or else the order; null when nothing is known of it. */
  readonly transactionStatus: TransactionStatus | null;
  readonly isPaid: boolean;
  /** Whether the response contained the order, which is then in the cache. */
  readonly hasOrder: boolean;
}

/** Reports that the money of a payment has arrived (specification.md 8, Payment Success). */
export function usePaidNotice(): (payment: Payment) => void {
  const notices = useNotices();
  return ({ methodName }) => {
    notices.show({
      action: 'payment',
      kind: 'success',
      title: successTitles.payment,
      message: paymentSucceededText(methodName),
    });
  };
}

/**
 * Queries the provider again for the state of a payment; the order in the cache is updated
 * (specification-notes.md 58). A failure shows nothing: the shopper did not start it, and the row shows
 * what is known.
 */
export function useRecheckPayment(): (orderHash: string, payment: Payment) => Promise<Recheck> {
  const [recheck] = useRecheckPaymentMutation({ context: { quiet: true } });
  return async (orderHash, payment) => {
    const { id, accessHash } = payment;
    const input = { orderAccessHash: orderHash, paymentAccessHash: accessHash };
    const response = await recheck({ variables: { input } }).catch(() => undefined);
    const result = response?.data?.recheckPayment;
    const order = result?.order ?? null;
    const row = order?.payments.find((each) => each.id === id) ?? payment;
    return {
      transactionStatus: result?.transactionStatus ?? row.transactionStatus,
      isPaid: row.state === 'PAID',
      hasOrder: order !== null,
    };
  };
}

import { actionFailedTitles, noticeTexts } from '@gawai/domain/texts/error-catalogue';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { orderPaymentTexts } from '../../texts/order.ts';
import { useNotices } from '../../ui/notices-context.ts';
import type { OrderPaymentsFragment } from './order-payments.generated.ts';
import { usePaidNotice, useRecheckPayment, type Payment } from './use-recheck-payment.ts';

/** Shows the outcome of a payment; a pending one is queried at the provider first. */
function useOutcome(): (orderHash: string, payment: Payment) => Promise<void> {
  const notices = useNotices();
  const recheck = useRecheckPayment();
  const notifyPaid = usePaidNotice();
  return async (orderHash, payment) => {
    const { transactionStatus, isPaid } =
      payment.state === 'PENDING'
        ? await recheck(orderHash, payment)
        : { transactionStatus: null, isPaid: payment.state === 'PAID' };
    if (isPaid) {
      notifyPaid(payment);
    } else if (transactionStatus === 'PENDING') {
      notices.show({
        action: 'payment',
        kind: 'info',
        title: orderPaymentTexts.waitingTitle,
        message: noticeTexts.paymentWaiting,
      });
    } else {
      notices.show({
        action: 'payment',
        kind: 'error',
        title: actionFailedTitles.payment,
        message: noticeTexts.paymentCancelled,
      });
    }
  };
}

/**
 * Shows the outcome of a payment when the shopper comes back from the provider with
 * `src=payment&ref=<hash>` (specification.md 4, specification-notes.md 58). The outcome is taken from the
 * order as it was just read, never from the address. The query is removed first, so that a reload shows
 * nothing twice; for an unknown reference nothing is shown.
 */
export function usePaymentReturn(order: OrderPaymentsFragment | null | undefined): void {
  const [params, setParams] = useSearchParams();
  const showOutcome = useOutcome();
  const shown = useRef<string | null>(null);
  const reference = params.get('src') === 'payment' ? params.get('ref') : null;

  useEffect(() => {
    if (reference === null || !order || shown.current === reference) return;
    shown.current = reference;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('src');
        after.delete('ref');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
    const payment = order.payments.find(({ accessHash }) => accessHash === reference);
    if (payment !== undefined) void showOutcome(order.accessHash, payment);
  }, [reference, order, showOutcome, setParams]);
}

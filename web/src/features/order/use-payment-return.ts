import {
  actionFailedTitles,
  noticeTexts,
  paymentSucceededText,
  successTitles,
} from '@gawai/domain/texts/error-catalogue';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNotices } from '../../ui/notices-context.ts';
import type { OrderPaymentsFragment } from './order-payments.generated.ts';

/**
 * Says how a payment went when the shopper comes back from the provider with `src=payment&ref=<hash>`
 * (Specification section 4). The truth is the order as it was just read, never the address. The query
 * is taken away, so that a reload says nothing twice; an unknown reference says nothing.
 */
export function usePaymentReturn(order: OrderPaymentsFragment | null | undefined): void {
  const [params, setParams] = useSearchParams();
  const notices = useNotices();
  const reference = params.get('src') === 'payment' ? params.get('ref') : null;

  useEffect(() => {
    if (reference === null || !order) return;
    const payment = order.payments.find(({ hash }) => hash === reference);
    if (payment?.state === 'PAID') {
      notices.show({
        kind: 'success',
        title: successTitles.payment,
        message: paymentSucceededText(payment.methodName),
      });
    } else if (payment !== undefined) {
      notices.show({
        kind: 'error',
        title: actionFailedTitles.payment,
        message: noticeTexts.paymentCancelled,
      });
    }
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('src');
        after.delete('ref');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [reference, order, notices, setParams]);
}

import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { serverNow } from '../../lib/server-clock.ts';
import { firstDeadline, openPayments } from './open-payments.ts';
import type { OrderPaymentsFragment } from './order-payments.generated.ts';
import { readOrderQuietly } from './read-order-quietly.ts';
import { usePaidNotice, useRecheckPayment } from './use-recheck-payment.ts';

/** Least time in ms between two reads of the same order. */
const PAUSE_MS = 30_000;

/** Interval in ms of the check whether the time to pay is over. */
const CHECK_MS = 10_000;

/** How long in ms after that time the order is still read again, to learn whether the payment has ended. */
const LATE_MS = 5 * 60_000;

type Order = OrderPaymentsFragment;

/**
 * Reads an order once more into the cache. Before that, it queries the provider for each payment that is
 * open there; those that were paid meanwhile are announced. A failure leaves the page as it is, and
 * resolves to false.
 */
function useReadAgain(): (order: Order) => Promise<boolean> {
  const client = useApolloClient();
  const recheck = useRecheckPayment();
  const notifyPaid = usePaidNotice();
  return async (order) => {
    const online = order.payments.filter(({ isPayable, kind }) => isPayable && kind === 'GATEWAY');
    let isRead = false;
    for (const payment of online) {
      const { isPaid, hasOrder } = await recheck(order.accessHash, payment);
      if (isPaid) notifyPaid(payment);
      isRead = hasOrder;
    }
    return isRead || readOrderQuietly(client, order.accessHash);
  };
}

/**
 * Reads an order again when its tab comes back: the shopper has paid in another app meanwhile, or the
 * shop has checked a receipt or sent the goods; and in an open tab when the time to pay is over, also
 * when the device was asleep then. At most twice a minute, and one at a time.
 */
export function useOrderRefresh(order: Order | null | undefined): void {
  const readAgain = useReadAgain();
  const readPresent = useEffectEvent(() => order && readAgain(order));
  const deadline = order ? firstDeadline(openPayments(order)) : undefined;

  useEffect(() => {
    // The page has just read the order.
    let readAt = Date.now();
    let knownAt = serverNow();
    let isReading = false;
    const onChange = () => {
      if (document.visibilityState !== 'visible' || isReading) return;
      if (Date.now() - readAt < PAUSE_MS) return;
      const reading = readPresent();
      if (!reading) return;
      readAt = Date.now();
      const requestedAt = serverNow();
      isReading = true;
      void reading.then((isRead) => {
        if (isRead) knownAt = requestedAt;
        isReading = false;
      });
    };
    const timer = setInterval(() => {
      const end = deadline === undefined ? Infinity : Date.parse(deadline);
      if (serverNow() > end && knownAt < end + LATE_MS) onChange();
    }, CHECK_MS);
    document.addEventListener('visibilitychange', onChange);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [deadline]);
}

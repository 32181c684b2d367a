import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { OrderDetailDocument } from './order-detail.generated.ts';
import type { OrderPaymentsFragment } from './order-payments.generated.ts';
import { usePaidNotice, useRecheckPayment } from './use-recheck-payment.ts';

/** Least time in ms between two looks at the same order. */
const PAUSE_MS = 30_000;

type PaidOrder = OrderPaymentsFragment;

/** Looks once at every payment of an order that is still open; says which of them were paid meanwhile. */
function useLook(): (order: PaidOrder) => Promise<void> {
  const client = useApolloClient();
  const recheck = useRecheckPayment();
  const tellPaid = usePaidNotice();
  return async (order) => {
    const open = order.payments.filter(({ isPayable }) => isPayable);
    const online = open.filter(({ kind }) => kind === 'GATEWAY');
    for (const payment of online) {
      const { isPaid } = await recheck(order.hash, payment);
      if (isPaid) tellPaid(payment);
    }
    // Each re-check has read the order already.
    if (online.length > 0 || open.length === 0) return;
    await client
      .query({
        query: OrderDetailDocument,
        variables: { hash: order.hash },
        fetchPolicy: 'network-only',
        context: { quiet: true },
      })
      .catch(() => undefined);
  };
}

/**
 * Looks again at the open payments of an order when its tab comes back: the shopper has paid at a
 * machine or in another app meanwhile. At most twice a minute.
 */
export function usePaymentWatch(order: PaidOrder | null | undefined): void {
  const look = useLook();
  const latest = useRef({ order, look });
  useEffect(() => {
    latest.current = { order, look };
  });

  useEffect(() => {
    // The page has just read the order.
    let lookedAt = Date.now();
    const onChange = () => {
      const present = latest.current;
      if (document.visibilityState !== 'visible' || !present.order) return;
      if (Date.now() - lookedAt < PAUSE_MS) return;
      lookedAt = Date.now();
      void present.look(present.order);
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}

import { fetchFailedTitles } from '@gawai/domain/texts/error-catalogue';
import { useLayoutEffect, type ReactNode } from 'react';
import { failuresOf } from '../../apollo/failures.ts';
import { NotFound } from '../../routing/not-found.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { orderTexts } from '../../texts/order.ts';
import { classNames } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { usePurifier } from '../../ui/use-purifier.ts';
import styles from './order-detail.module.css';
import {
  OrderDetailDocument,
  useOrderDetailQuery,
  type OrderPartsFragment,
} from './order-detail.generated.ts';
import { OrderDetail } from './order-detail.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useOrderRefresh } from './use-order-refresh.ts';
import { usePaymentReturn } from './use-payment-return.ts';

interface OrderViewProps {
  hash: string;
  /** Content for guests only, derived from the order. */
  noticeOf?: (order: OrderPartsFragment) => ReactNode;
}

function OrderLoading({ onLeave }: { onLeave: () => void }) {
  // Before its elements go, not after.
  useLayoutEffect(() => onLeave, [onLeave]);
  return (
    <div className={classNames(styles['page'], styles['loading'])}>
      <h1>{orderTexts.pageTitle}</h1>
      <Loading label={orderTexts.loading}>
        <div className={styles['columns']}>
          <div className={styles['main']}>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </div>
          <Skeleton shape="block" />
        </div>
      </Loading>
    </div>
  );
}

/**
 * The order page of a hash. It is personal, so only the browser requests it, and always from the network:
 * the shopper may have paid meanwhile.
 */
export function OrderView({ hash, noticeOf }: OrderViewProps) {
  const isHydrated = useHydrated();
  const { data, error, loading, refetch } = useOrderDetailQuery({
    variables: { accessHash: hash },
    skip: !isHydrated,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const isPurifierSettled = usePurifier();
  usePaymentReturn(data?.order);
  useOrderRefresh(data?.order);

  const failure =
    error === undefined
      ? undefined
      : failuresOf(OrderDetailDocument, error).find(({ field }) => field === 'order');
  const order = isPurifierSettled ? data?.order : undefined;
  const isLoading = !isHydrated || !isPurifierSettled || loading;
  const phase = order ? 'order' : failure ? 'failed' : isLoading ? 'loading' : 'none';
  const { area, leave } = useHeadingFocus(phase);
  return (
    <div ref={area}>
      <PageHead title={order ? orderTexts.heading(order.number) : orderTexts.pageTitle} isPrivate />
      {order ? (
        <OrderDetail
          order={order}
          remarks={data?.settings?.paymentRemarks ?? null}
          notice={noticeOf?.(order)}
        />
      ) : failure !== undefined ? (
        <ErrorState
          level={1}
          title={fetchFailedTitles.order}
          message={failure.message}
          isRetrying={loading}
          onRetry={() => void refetch()}
        />
      ) : isLoading ? (
        <OrderLoading onLeave={leave} />
      ) : (
        <NotFound title={orderTexts.notFoundTitle} message={orderTexts.notFoundMessage} />
      )}
    </div>
  );
}

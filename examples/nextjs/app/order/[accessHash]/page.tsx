import { OrderDocument } from '@gawai/client/operations';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { executeForPage, priceText } from '../../../lib/gateway';

export default async function OrderPage({ params }: PageProps<'/order/[accessHash]'>) {
  const { accessHash } = await params;
  const { order } = await executeForPage(OrderDocument, { accessHash });
  if (order === null) notFound();
  return (
    <main>
      <h1>{order.number}</h1>
      <p>{order.statusLabel}</p>
      {order.payments.map(({ id, methodName, total, stateLabel, isPayable }) => (
        <p key={id}>
          {methodName}: {priceText(total)}, {stateLabel}{' '}
          {isPayable ? (
            <Link href={`/order/${accessHash}/pay`} prefetch={false}>
              Bayar
            </Link>
          ) : null}
        </p>
      ))}
    </main>
  );
}

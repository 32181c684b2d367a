import { OrderDocument, RequestPaymentDocument } from '@gawai/client/operations';
import { notFound } from 'next/navigation';
import { execute, executeForPage } from '../../../../lib/gateway';

/** Leads to the page of the payment provider: the browser submits the form of the gateway unchanged. */
export default async function PayPage({ params }: PageProps<'/order/[accessHash]/pay'>) {
  const { accessHash } = await params;
  const { order } = await executeForPage(OrderDocument, { accessHash });
  const payment = order?.payments.find(({ isPayable }) => isPayable);
  if (payment === undefined) notFound();
  const { requestPayment } = await execute(RequestPaymentDocument, {
    input: { paymentAccessHash: payment.accessHash },
  });
  const { form, userErrors } = requestPayment;
  if (form === null) return userErrors.map(({ message }) => <p key={message}>{message}</p>);
  return (
    <form method="post" action={form.action}>
      {form.fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button>Bayar di halaman pembayaran</button>
    </form>
  );
}

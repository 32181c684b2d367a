import { PageHead } from '../../app/page-head.tsx';

const title = 'OrderPayment';

/** Heading only; the page itself follows. */
export function OrderPaymentPage() {
  return (
    <>
      <PageHead title={title} />
      <h1>{title}</h1>
    </>
  );
}

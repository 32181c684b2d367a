import { PageHead } from '../../app/page-head.tsx';

const title = 'Checkout';

/** Heading only; the page itself follows. */
export function CheckoutPage() {
  return (
    <>
      <PageHead title={title} />
      <h1>{title}</h1>
    </>
  );
}

import { PageHead } from '../../app/page-head.tsx';

const title = 'Order';

/** Heading only; the page itself follows. */
export function OrderPage() {
  return (
    <>
      <PageHead title={title} />
      <h1>{title}</h1>
    </>
  );
}

import { PageHead } from '../../app/page-head.tsx';

const title = 'Cart';

/** Heading only; the page itself follows. */
export function CartPage() {
  return (
    <>
      <PageHead title={title} />
      <h1>{title}</h1>
    </>
  );
}

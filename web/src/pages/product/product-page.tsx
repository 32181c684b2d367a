import { PageHead } from '../../app/page-head.tsx';

const title = 'Product';

/** Heading only; the page itself follows. */
export function ProductPage() {
  return (
    <>
      <PageHead title={title} />
      <h1>{title}</h1>
    </>
  );
}

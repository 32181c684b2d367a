import { PageHead } from '../../app/page-head.tsx';

const title = 'GuestOrder';

/** Heading only; the page itself follows. */
export function GuestOrderPage() {
  return (
    <>
      <PageHead title={title} />
      <h1>{title}</h1>
    </>
  );
}

import { PageHead } from '../../app/page-head.tsx';

const title = 'Listing';

/** Heading only; the page itself follows. */
export function ListingPage() {
  return (
    <>
      <PageHead title={title} />
      <h1>{title}</h1>
    </>
  );
}

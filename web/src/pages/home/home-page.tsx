import { PageHead } from '../../app/page-head.tsx';

const title = 'Home';

/** Heading only; the page itself follows. */
export function HomePage() {
  return (
    <>
      <PageHead title={title} />
      <h1>{title}</h1>
    </>
  );
}

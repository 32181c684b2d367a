import { PageHead } from '../../app/page-head.tsx';

const title = 'SignOut';

/** Heading only; the page itself follows. */
export function SignOutPage() {
  return (
    <>
      <PageHead title={title} />
      <h1>{title}</h1>
    </>
  );
}

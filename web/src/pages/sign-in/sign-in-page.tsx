import { PageHead } from '../../app/page-head.tsx';

const title = 'SignIn';

/** Heading only; the page itself follows. */
export function SignInPage() {
  return (
    <>
      <PageHead title={title} />
      <h1>{title}</h1>
    </>
  );
}

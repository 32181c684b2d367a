import { Outlet, ScrollRestoration } from 'react-router-dom';

/** Header, page, footer. */
export function Shell() {
  return (
    <>
      <main id="main">
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}

import type { ReactNode } from 'react';
import fontUrl from '../styles/plus-jakarta-sans-basic.woff2?url';

/** Files that the page needs, as the build named them. */
export interface PageAssets {
  readonly styles: readonly string[];
  /** In the order in which they are evaluated: each after those that it imports. */
  readonly scripts: readonly string[];
  /** Path of the service worker; development has none. */
  readonly worker?: string;
}

/** Id of the element with the state that the server sends to the browser. */
export const STATE_ELEMENT_ID = 'shop-state';

interface PageDocumentProps {
  styles: readonly string[];
  /** JSON that is safe inside a script element; empty in the browser, where the server's stays. */
  state: string;
  children: ReactNode;
}

/**
 * The whole document, rendered by React on both sides, so that titles and meta tags are plain JSX.
 * The state is sent as inert JSON: a script with it would need an exception in the content security policy.
 */
export function PageDocument({ styles, state, children }: PageDocumentProps) {
  return (
    <html lang="id">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fcfaf7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f161d" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="shop" />
        ))}
      </head>
      <body>
        {children}
        <script
          id={STATE_ELEMENT_ID}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: state }}
        />
      </body>
    </html>
  );
}

import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { NoticesContext } from '../ui/notices-context.ts';
import type { Notices } from '../lib/notices.ts';
import { SessionContext } from '../session/use-session.ts';
import type { Session } from '../session/session-store.ts';
import { SiteContext, type Site } from '../routing/site.ts';

/** The services of the whole app. */
export interface AppParts {
  site: Site;
  client: ApolloClient;
  session: Session;
  notices: Notices;
}

/** The providers, outermost first; the same on the server and in the browser. */
export function App({
  site,
  client,
  session,
  notices,
  children,
}: AppParts & { children: ReactNode }) {
  return (
    <SiteContext value={site}>
      <SessionContext value={session}>
        <NoticesContext value={notices}>
          <ApolloProvider client={client}>{children}</ApolloProvider>
        </NoticesContext>
      </SessionContext>
    </SiteContext>
  );
}

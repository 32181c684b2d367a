import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';

/** Before Apollo's scripts; the content policy of the page allows scripts of its own origin. */
const FALLBACK = '<head>\n    <script src="graphql/graphiql/sandbox-fallback.js"></script>';

/**
 * The page at the GraphQL address: Apollo Sandbox, whose scripts are loaded from Apollo, or GraphiQL when
 * they cannot be loaded. Sandbox opens with `document`; null = no page.
 */
export function landingPage(document: string | null): ApolloServerPlugin {
  if (document === null) return ApolloServerPluginLandingPageDisabled();
  const sandbox = ApolloServerPluginLandingPageLocalDefault({
    embed: {
      runTelemetry: false,
      initialState: { sharedHeaders: { 'Apollo-Require-Preflight': 'true' } },
    },
    document,
    footer: false,
    includeCookies: false,
  });
  return {
    ...sandbox,
    serverWillStart: async (service) => {
      const listener = (await sandbox.serverWillStart?.(service)) ?? {};
      const page = await listener.renderLandingPage?.();
      const html = async () =>
        (typeof page?.html === 'function' ? await page.html() : (page?.html ?? '')).replace(
          '<head>',
          FALLBACK,
        );
      return { ...listener, renderLandingPage: () => Promise.resolve({ html }) };
    },
  };
}

import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { documentLifetime } from './cache-policy.ts';

/**
 * Says truthfully how long a reply may be kept: `no-store` unless all of it is public and whole;
 * else the least lifetime of its types, less when its shared parts are older already. With a token
 * it is for that caller only. Data that is older than allowed is marked `extensions.stale`.
 */
export function cacheControl(): ApolloServerPlugin<GatewayContext> {
  const lifetimes = new WeakMap<DocumentNode, number | null>();
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ contextValue, document, response, schema }) => {
        if (response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        const { freshness, token } = contextValue;
        if (freshness.isStale) {
          singleResult.extensions = { ...singleResult.extensions, stale: true };
        }
        if (document === undefined || singleResult.errors !== undefined || freshness.isStale)
          return;
        let lifetime = lifetimes.get(document);
        if (lifetime === undefined) {
          lifetime = documentLifetime(schema, document);
          lifetimes.set(document, lifetime);
        }
        if (lifetime === null) return;
        const seconds = Math.floor(Math.min(lifetime, freshness.freshFor) / 1_000);
        const whose = token === null ? 'public' : 'private';
        response.http.headers.set('cache-control', `${whose}, max-age=${seconds}`);
      },
    }),
  };
}

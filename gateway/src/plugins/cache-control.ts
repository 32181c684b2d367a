import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import type { GatewayContext } from '../graphql/context.ts';
import { documentLifetime } from '../cache/response-cache/document-lifetime.ts';

type Reply = GraphQLRequestContextWillSendResponse<GatewayContext>;

/**
 * Says truthfully how long a reply may be kept: `no-store` unless all of it is public and whole;
 * else the least lifetime of its types, less when its shared parts are older already. With a token
 * it is for that caller only. Data that is older than allowed is marked `extensions.stale`.
 */
export function cacheControl(): ApolloServerPlugin<GatewayContext> {
  const lifetimes = new WeakMap<DocumentNode, number | null>();

  const lifetimeOf = ({ document, schema }: Reply): number | null => {
    if (document === undefined) return null;
    const known = lifetimes.get(document);
    if (known !== undefined) return known;
    const lifetime = documentLifetime(schema, document);
    lifetimes.set(document, lifetime);
    return lifetime;
  };

  const willSendResponse = (reply: Reply): Promise<void> => {
    const { body, http } = reply.response;
    const { freshness, token, onPublicResponse } = reply.contextValue;
    if (body.kind !== 'single') return Promise.resolve();
    if (freshness.isStale) {
      body.singleResult.extensions = { ...body.singleResult.extensions, stale: true };
    }
    const isWhole = body.singleResult.errors === undefined && !freshness.isStale;
    const lifetime = isWhole ? lifetimeOf(reply) : null;
    if (lifetime !== null) {
      const freshFor = Math.min(lifetime, freshness.freshFor);
      const whose = token === null ? 'public' : 'private';
      http.headers.set('cache-control', `${whose}, max-age=${Math.floor(freshFor / 1_000)}`);
      const operationName = reply.operationName ?? null;
      if (token === null) onPublicResponse?.({ freshFor, operationName });
    }
    return Promise.resolve();
  };

  return { requestDidStart: () => Promise.resolve({ willSendResponse }) };
}

import type { GraphQLRequestContextWillSendResponse } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import type { GatewayContext } from '../graphql/context.ts';
import { documentLifetime } from '../cache/response-cache/document-lifetime.ts';
import type { ResponseHook } from './response-hooks.ts';

type RequestContext = GraphQLRequestContextWillSendResponse<GatewayContext>;

/**
 * Sets `Cache-Control` of a public response without errors: the shortest lifetime of its types, less the
 * age of its cached parts, and `private` with a token. Other responses keep `no-store`. A response with
 * expired data is marked `extensions.stale`.
 */
export function cacheControl(): ResponseHook<GatewayContext> {
  const lifetimes = new WeakMap<DocumentNode, number | null>();

  const lifetimeOf = ({ document, schema }: RequestContext): number | null => {
    if (document === undefined) return null;
    const known = lifetimes.get(document);
    if (known !== undefined) return known;
    const lifetime = documentLifetime(schema, document);
    lifetimes.set(document, lifetime);
    return lifetime;
  };

  return (requestContext) => {
    const { body, http } = requestContext.response;
    const { freshness, token, onPublicResponse } = requestContext.contextValue;
    if (body.kind !== 'single') return;
    if (freshness.isStale) {
      body.singleResult.extensions = { ...body.singleResult.extensions, stale: true };
    }
    const isComplete = body.singleResult.errors === undefined && !freshness.isStale;
    const lifetime = isComplete ? lifetimeOf(requestContext) : null;
    if (lifetime !== null) {
      const freshFor = Math.min(lifetime, freshness.freshFor);
      const scope = token === null ? 'public' : 'private';
      http.headers.set('cache-control', `${scope}, max-age=${Math.floor(freshFor / 1_000)}`);
      const operationName = requestContext.operationName ?? null;
      if (token === null) onPublicResponse?.({ freshFor, operationName });
    }
  };
}

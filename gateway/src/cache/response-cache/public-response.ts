import type { HTTPGraphQLResponse } from '@apollo/server';
import { entityTag } from '@gawai/server-kit/entity-tag';
import { DEPRECATED_FIELDS } from '../../plugins/deprecated-fields.ts';
import type { CachedResponse } from './cached-response.ts';

/** Details of a public and complete response to a guest, from the cache-control plugin. */
export interface PublicResponse {
  /** How long it may be cached, in ms. */
  readonly freshFor: number;
  /** As the client wrote it; null for an operation without a name. */
  readonly operationName: string | null;
}

const OWN_HEADERS = new Set(['cache-control', 'content-type', DEPRECATED_FIELDS]);

/**
 * A response as an entry of the cache; null when it must not be cached. Its headers must state that it is
 * public as well. An unknown header may belong to one client (e.g. `Set-Cookie`).
 */
export function toCachedResponse(
  response: HTTPGraphQLResponse,
  details: PublicResponse,
  freshUntil: number,
): CachedResponse | null {
  const { headers, body, status = 200 } = response;
  const contentType = headers.get('content-type');
  const isPublic = /^public, max-age=[1-9]\d*$/.test(headers.get('cache-control') ?? '');
  const isKnown = [...headers.keys()].every((name) => OWN_HEADERS.has(name));
  if (status !== 200 || !isPublic || !isKnown) return null;
  if (body.kind !== 'complete' || contentType === undefined) return null;
  const { operationName } = details;
  const bytes = Buffer.from(body.string);
  return {
    body: bytes,
    contentType,
    tag: entityTag(body.string),
    deprecatedFields: headers.get(DEPRECATED_FIELDS) ?? null,
    operationName,
    freshUntil,
  };
}

import type { HTTPGraphQLResponse } from '@apollo/server';
import { entityTag } from '../http/entity-tag.ts';
import type { KeptReply } from './kept-reply.ts';

/** What the engine says of a reply that is public and whole, and was made for a guest. */
export interface PublicReply {
  /** How long it may be kept, in ms. */
  readonly freshFor: number;
  /** As the client wrote it; null for an operation without a name. */
  readonly operationName: string | null;
}

const OWN_HEADERS = new Set(['cache-control', 'content-type']);

/**
 * A reply in the form in which it is kept; null when it may not be. What the engine said must stand
 * in the reply as well, and a header that is not known belongs to one asker (e.g. `Set-Cookie`).
 */
export function keptReply(
  reply: HTTPGraphQLResponse,
  said: PublicReply,
  freshUntil: number,
): KeptReply | null {
  const { headers, body, status = 200 } = reply;
  const contentType = headers.get('content-type');
  const isPublic = /^public, max-age=[1-9]\d*$/.test(headers.get('cache-control') ?? '');
  const isKnown = [...headers.keys()].every((name) => OWN_HEADERS.has(name));
  if (status !== 200 || !isPublic || !isKnown) return null;
  if (body.kind !== 'complete' || contentType === undefined) return null;
  const { operationName } = said;
  const bytes = Buffer.from(body.string);
  return { body: bytes, contentType, tag: entityTag(body.string), operationName, freshUntil };
}

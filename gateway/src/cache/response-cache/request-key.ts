import type { IncomingMessage } from 'node:http';
import { hasPreflightHeader } from '../../http/preflight.ts';
import type { Sent } from '../../http/read-operation.ts';

/** What clients ask for as media types is shorter than that. */
const ACCEPT_MAX = 200;

/** A request as it stands: two requests of one form get one response. */
export interface RequestKey {
  /** The words of the request, and what else decides how they are answered. */
  readonly requestText: string;
  /** The media types that the client takes, as it names them. */
  readonly accept: string;
}

/**
 * The cache key of a guest's request that was sent as JSON or by GET. Null when Apollo has to see it
 * each time: with any `Authorization`, with a file, and where Apollo reads headers before the operation.
 */
export function requestKey(request: IncomingMessage, sent: Sent): RequestKey | null {
  const { headers } = request;
  const { accept = '' } = headers;
  if (headers.authorization !== undefined || accept.length > ACCEPT_MAX) return null;
  // Each byte is a sign, so that only the same bytes are the same form.
  if (Buffer.isBuffer(sent))
    return { accept, requestText: `P${accept}\n${sent.toString('latin1')}` };
  if (typeof sent !== 'string') return null;
  if (!hasPreflightHeader(headers) || headers['content-type'] !== undefined) return null;
  return { accept, requestText: `G${accept}\n${sent}` };
}

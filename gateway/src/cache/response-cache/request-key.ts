import type { IncomingMessage } from 'node:http';
import { hasPreflightHeader } from '../../http/preflight.ts';
import type { RawOperation } from '../../http/read-operation.ts';

/** Longest `Accept` header of a cacheable request, in characters. */
const ACCEPT_MAX = 200;

/** Identifies a request by its exact text. */
export interface RequestKey {
  /** Method, `Accept` header and body or query string: the same text has the same response. */
  readonly requestText: string;
  /** The `Accept` header. */
  readonly accept: string;
}

/**
 * The cache key of a guest's request that was sent as JSON or by GET. Null when Apollo has to process it
 * each time: with any `Authorization`, with a file, and where Apollo reads headers before the operation.
 */
export function requestKey(request: IncomingMessage, sent: RawOperation): RequestKey | null {
  const { headers } = request;
  const { accept = '' } = headers;
  if (headers.authorization !== undefined || accept.length > ACCEPT_MAX) return null;
  // latin1 maps each byte to one character, so that only equal bytes have equal keys.
  if (Buffer.isBuffer(sent))
    return { accept, requestText: `P${accept}\n${sent.toString('latin1')}` };
  if (typeof sent !== 'string') return null;
  if (!hasPreflightHeader(headers) || headers['content-type'] !== undefined) return null;
  return { accept, requestText: `G${accept}\n${sent}` };
}

import type { FormData } from 'undici';
import type { Deadline } from './deadline.ts';
import type { Span } from '@gawai/server-kit/tracing/span';

/** One call to the shop's REST API, before it has an address. */
export interface RestCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parts of the path under the base address, each a name, id, slug or hash, not encoded. */
  readonly path: readonly [string, ...string[]];
  /** Query parameters, not encoded; a list is sent as one pair for each value. */
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  /** Sent as JSON. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Further headers, e.g. `Idempotency-Key`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as `multipart/form-data` instead of JSON. */
  readonly form?: FormData;
  /** Whether a shop may lack this call (shop-api.md 9, no. 14). */
  readonly isOptional?: true;
  /** `slow` for calls for which the shop calls a third party, `upload` for files (shop-api.md 1). */
  readonly timeout?: 'usual' | 'slow' | 'upload';
}

/** The client and request that a call is made for. */
export interface RestCallContext {
  /** The client's token; null for guests and for shared data. */
  readonly bearer: string | null;
  /** Network address of the client, by which the shop limits calls of guests; null for shared data. */
  readonly address: string | null;
  /** The request that the call is a part of; its id is sent to the shop. */
  readonly requestId?: string;
  /** Time limit of the request; without one, only that of the call applies. */
  readonly deadline?: Deadline;
  /** The span that the call is a part of, when it is traced. */
  readonly span?: Span | undefined;
}

/** For calls that read data shared by all clients. */
export const anonymous: RestCallContext = { bearer: null, address: null };

/** A response of the shop, not interpreted yet. */
export interface RestResponse {
  /** HTTP status code. */
  readonly status: number;
  /** Target of a redirect; never followed. */
  readonly location: string | null;
  /** When to try again, as the shop wrote it. */
  readonly retryAfter: string | null;
  /** Whether the body is an HTML page; with status 2xx, that of a proxy or a maintenance page. */
  readonly isHtml?: boolean;
  /** Whether a header states that the shop supports idempotency keys (shop-api.md 5.19). */
  readonly supportsIdempotency?: boolean;
  /** The body without a byte-order mark. */
  readonly text: string;
}

const MISSING_STATUSES: readonly number[] = [404, 405, 501];

/** Whether a status means that the shop lacks an optional call (shop-api.md 9, no. 14). */
export function isMissingCall(
  { isOptional }: Pick<RestCall, 'isOptional'>,
  status: number,
): boolean {
  return isOptional === true && MISSING_STATUSES.includes(status);
}

/**
 * Name of a call for logs and counters, e.g. `GET /order`. Only the first part of the path: the next one may
 * be a hash that grants access to an order.
 */
export function callName(call: Pick<RestCall, 'method' | 'path'>): string {
  return `${call.method} /${call.path[0]}`;
}

/** One call to the shop's REST API, before it has an address. */
export interface RestCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parts of the path under the base address, each a plain word, id, slug or hash. */
  readonly path: readonly [string, ...string[]];
  /** Pairs of the query; each value is sent as one percent-encoded value. */
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Further headers, e.g. `Idempotency-Key`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** `slow` for calls behind which the shop asks somebody else (Contract section 1). */
  readonly patience?: 'usual' | 'slow';
}

/** On whose behalf a call is made. */
export interface RestCaller {
  /** The caller's token; null for guests and for data that is shared. */
  readonly bearer: string | null;
  /** The caller's network address, by which the shop counts calls of guests; null = nobody's. */
  readonly address: string | null;
}

/** Calls for data that is shared between all callers are made on nobody's behalf. */
export const nobody: RestCaller = { bearer: null, address: null };

/** What came back, whatever it was. */
export interface RestReply {
  /** HTTP status code. */
  readonly status: number;
  /** Where a redirect points to; never followed. */
  readonly location: string | null;
  /** When to try again, as the shop wrote it. */
  readonly retryAfter: string | null;
  /** The body without a byte-order mark. */
  readonly text: string;
}

/**
 * Name of a call for logs and counters, e.g. `GET /order`. Only the first part of the path: what
 * follows may be a hash that opens an order.
 */
export function callName(call: Pick<RestCall, 'method' | 'path'>): string {
  return `${call.method} /${call.path[0]}`;
}

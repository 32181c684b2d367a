import { Pool } from 'undici';
import { Bulkhead, type BulkheadLimits } from './bulkhead.ts';
import { NotSentError } from './call-errors.ts';
import { PendingCall, type CallTimes } from './pending-call.ts';
import { restAddress } from './rest-address.ts';
import type { RestCall, RestCallContext, RestResponse } from './rest-call.ts';

/** Size limit of responses in bytes (shop-api.md 1). */
const RESPONSE_BYTES_MAX = 10 * 1024 * 1024;

/** Options of one call. */
export interface SendOptions extends CallTimes {
  /** Headers beside those of the contract; null = none. */
  readonly headers: Readonly<Record<string, string>> | null;
}

/**
 * Sends the calls of one route group over its own connections (shop-api.md 1): marker headers, bearer token,
 * redirects not followed, size limit.
 */
export class ShopConnection {
  readonly #baseUrl: string;
  readonly #pool: Pool;
  readonly #bulkhead: Bulkhead;

  /** Opens no connection yet: the shop may be down. `connectTimeout` in ms. */
  constructor(baseUrl: string, connectTimeout: number, limits: BulkheadLimits) {
    this.#baseUrl = baseUrl;
    this.#bulkhead = new Bulkhead(limits);
    this.#pool = new Pool(new URL(baseUrl).origin, {
      connections: limits.concurrent,
      connect: { timeout: connectTimeout },
      maxResponseSize: RESPONSE_BYTES_MAX,
      // Each call has a timer that covers both; those of the pool would only add overhead.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  /**
   * Sends a call once and returns the response with any status. Rejects with `NotSentError` when the queue is
   * full or the call times out in it, else with an `UpstreamError` when there is no complete response.
   */
  async send(
    call: RestCall,
    context: RestCallContext,
    options: SendOptions,
  ): Promise<RestResponse> {
    if (this.#bulkhead.isFull) throw new NotSentError(call, 'queue full');
    const { pathname, search } = restAddress(this.#baseUrl, call);
    const request = {
      method: call.method,
      path: pathname + search,
      headers: headersOf(call, context, options.headers),
      body: call.form ?? (call.body === undefined ? null : JSON.stringify(call.body)),
    };
    const pending = new PendingCall(call, options, this.#bulkhead, (handler) =>
      this.#pool.dispatch(request, handler),
    );
    return pending.response;
  }

  /** Cuts every connection; for the end of the process. */
  close(): Promise<void> {
    return this.#pool.destroy();
  }
}

function headersOf(
  call: RestCall,
  context: RestCallContext,
  more: SendOptions['headers'],
): Record<string, string> {
  const headers: Record<string, string> = {
    ...more,
    ...call.headers,
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
  };
  // undici sets the content type of a form, with its boundary.
  if (call.body !== undefined) headers['content-type'] = 'application/json';
  if (context.bearer !== null) headers['authorization'] = `Bearer ${context.bearer}`;
  if (context.address !== null) headers['x-forwarded-for'] = context.address;
  if (context.requestId !== undefined) headers['x-request-id'] = context.requestId;
  return headers;
}

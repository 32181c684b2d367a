import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import type { RestTimeouts } from '../config.ts';
import { restAddress } from './rest-address.ts';
import { callName, type RestCall, type RestCaller, type RestReply } from './rest-call.ts';
import { RetryBudget } from './retry-budget.ts';
import { ShopFault } from './shop-error.ts';

/** The gateway gives up on replies above this many bytes (Contract section 1). */
const REPLY_BYTES_MAX = 10 * 1024 * 1024;

/** Connections to the shop that one gateway keeps at most. */
const CONNECTIONS_MAX = 128;

/** What a transport needs to know. */
export interface TransportOptions {
  /** Base address of the REST API. */
  readonly baseUrl: string;
  readonly timeouts: RestTimeouts;
}

/** An error before the first byte of the answer: worth a second try when the call only reads. */
class NoAnswer extends ShopFault {}

/**
 * Sends REST calls over one pool of kept connections and gives back whatever was answered
 * (Contract section 1): marker headers, bearer, one deadline for the whole call, a single retry of
 * reads, redirects not followed. Throws a `ShopFault` when there is no whole answer.
 */
export class Transport {
  readonly #baseUrl: string;
  readonly #timeouts: RestTimeouts;
  readonly #budget = new RetryBudget();
  readonly #pool: Pool;
  #knowsIdempotencyKeys = false;

  /** Opens no connection yet: the shop may be down. */
  constructor(options: TransportOptions) {
    this.#baseUrl = options.baseUrl;
    this.#timeouts = options.timeouts;
    this.#pool = new Pool(new URL(options.baseUrl).origin, {
      connections: CONNECTIONS_MAX,
      connect: { timeout: options.timeouts.connect },
      maxResponseSize: REPLY_BYTES_MAX,
      // The deadline below covers both; the timers of the pool would only add to the work.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  /** Whether any reply so far said `Idempotency-Supported: 1` (Contract 5.19). */
  get knowsIdempotencyKeys(): boolean {
    return this.#knowsIdempotencyKeys;
  }

  /** One call on behalf of a caller. */
  async send(call: RestCall, caller: RestCaller): Promise<RestReply> {
    const limit = this.#timeouts[call.patience ?? 'usual'];
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), limit);
    try {
      this.#budget.earn();
      return await this.#sendWithRetry(call, caller, deadline.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Cuts every connection; for the end of the process, when nobody waits for an answer. */
  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  async #sendWithRetry(call: RestCall, caller: RestCaller, signal: AbortSignal) {
    try {
      const reply = await this.#sendOnce(call, caller, signal);
      if (!isAway(reply) || !this.#mayRetry(call, signal)) return reply;
    } catch (error) {
      if (!(error instanceof NoAnswer) || !this.#mayRetry(call, signal)) throw error;
    }
    // Random, so that many gateways do not come back in step.
    await delay(this.#timeouts.retryPause * (0.1 + 0.9 * Math.random()));
    return this.#sendOnce(call, caller, signal);
  }

  #mayRetry(call: RestCall, signal: AbortSignal): boolean {
    return call.method === 'GET' && !signal.aborted && this.#budget.spend();
  }

  async #sendOnce(call: RestCall, caller: RestCaller, signal: AbortSignal): Promise<RestReply> {
    const url = restAddress(this.#baseUrl, call);
    const response = await this.#pool
      .request({
        method: call.method,
        path: url.pathname + url.search,
        headers: headersOf(call, caller),
        body: call.body === undefined ? null : JSON.stringify(call.body),
        signal,
      })
      .catch((error: unknown) => {
        throw new NoAnswer('SHOP_UNAVAILABLE', `${callName(call)}: ${errorText(error)}`, {
          mayHaveArrived: !isBeforeSending(error),
          cause: error,
        });
      });
    this.#knowsIdempotencyKeys ||= single(response.headers['idempotency-supported']) === '1';
    try {
      return {
        status: response.statusCode,
        location: single(response.headers['location']),
        retryAfter: single(response.headers['retry-after']),
        text: withoutMark(await response.body.text()),
      };
    } catch (error) {
      const code = errorCode(error) === 'UND_ERR_RES_EXCEEDED_MAX_SIZE';
      throw new ShopFault(
        code ? 'SHOP_BAD_REPLY' : 'SHOP_UNAVAILABLE',
        `${callName(call)}: ${errorText(error)}`,
        { cause: error },
      );
    }
  }
}

function headersOf(call: RestCall, caller: RestCaller): Record<string, string> {
  return {
    ...call.headers,
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(caller.bearer === null ? {} : { authorization: `Bearer ${caller.bearer}` }),
    ...(caller.address === null ? {} : { 'x-forwarded-for': caller.address }),
  };
}

/** Whether the shop says that it is away, and not when it comes back (Contract section 1). */
function isAway({ status, retryAfter }: RestReply): boolean {
  return status === 502 || status === 504 || (status === 503 && retryAfter === null);
}

function single(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function errorText(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if (error.name === 'AbortError') return 'timed out';
  return errorCode(error) || error.name;
}

function isBeforeSending(error: unknown): boolean {
  const codes = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];
  return codes.includes(errorCode(error));
}

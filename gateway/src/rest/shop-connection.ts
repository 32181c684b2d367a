import { Pool, type Dispatcher } from 'undici';
import { restAddress } from './rest-address.ts';
import { callName, type RestCall, type RestCaller, type RestReply } from './rest-call.ts';
import { ShopFault } from './shop-error.ts';

/** The gateway gives up on replies above this many bytes (Contract section 1). */
const REPLY_BYTES_MAX = 10 * 1024 * 1024;

/** Connections to the shop that one gateway keeps at most. */
const CONNECTIONS_MAX = 128;

/** An error before the first byte of the answer: worth a second try when the call only reads. */
export class NoAnswer extends ShopFault {}

/** How one call is sent. */
export interface Sending {
  /** How long the whole of it may take, in ms. */
  readonly limit: number;
  /** Headers beside those of the contract. */
  readonly headers: Readonly<Record<string, string>>;
  /** Told when half of the time has brought no byte. */
  readonly onSilence?: () => void;
  /** Cuts the connection when the answer is no longer wanted. */
  readonly unwanted?: AbortSignal;
}

/** Why a call is cut: made once, because to make one costs as much as a small reply. */
export const NOT_AWAITED = new DOMException('The answer is not awaited any longer', 'AbortError');

/**
 * Sends calls over one pool of kept connections and gives back whatever was answered (Contract
 * section 1): marker headers, bearer, redirects not followed, size cap. Throws a `ShopFault` when
 * there is no whole answer.
 */
export class ShopConnection {
  readonly #baseUrl: string;
  readonly #pool: Pool;
  #knowsIdempotencyKeys = false;

  /** Opens no connection yet: the shop may be down. `connectTimeout` in ms. */
  constructor(baseUrl: string, connectTimeout: number) {
    this.#baseUrl = baseUrl;
    this.#pool = new Pool(new URL(baseUrl).origin, {
      connections: CONNECTIONS_MAX,
      connect: { timeout: connectTimeout },
      maxResponseSize: REPLY_BYTES_MAX,
      // Whoever sends has a deadline that covers both; the timers of the pool would only add to the work.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
  }

  /** Whether any reply so far said `Idempotency-Supported: 1` (Contract 5.19). */
  get knowsIdempotencyKeys(): boolean {
    return this.#knowsIdempotencyKeys;
  }

  /** Sends a call once. */
  async send(call: RestCall, caller: RestCaller, sending: Sending): Promise<RestReply> {
    const { limit, headers, onSilence, unwanted } = sending;
    const patience = new AbortController();
    const cut = () => patience.abort(NOT_AWAITED);
    let isSilent = true;
    let timer = setTimeout(
      () => {
        if (onSilence === undefined) cut();
        else {
          timer = setTimeout(cut, limit / 2);
          if (isSilent) onSilence();
        }
      },
      onSilence === undefined ? limit : limit / 2,
    );
    unwanted?.addEventListener('abort', cut, { once: true });
    try {
      const url = restAddress(this.#baseUrl, call);
      const response = await this.#pool
        .request({
          method: call.method,
          path: url.pathname + url.search,
          headers: { ...headers, ...headersOf(call, caller) },
          body: call.form ?? (call.body === undefined ? null : JSON.stringify(call.body)),
          signal: patience.signal,
        })
        .catch((error: unknown) => {
          throw noAnswer(call, error);
        });
      isSilent = false;
      return await this.#readReply(call, response);
    } finally {
      clearTimeout(timer);
      unwanted?.removeEventListener('abort', cut);
    }
  }

  /** Cuts every connection; for the end of the process, when nobody waits for an answer. */
  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  async #readReply(call: RestCall, response: Dispatcher.ResponseData): Promise<RestReply> {
    const { statusCode, headers, body } = response;
    this.#knowsIdempotencyKeys ||= single(headers['idempotency-supported']) === '1';
    try {
      return {
        status: statusCode,
        location: single(headers['location']),
        retryAfter: single(headers['retry-after']),
        isHtml: /^text\/html\b/i.test(single(headers['content-type']) ?? ''),
        text: withoutMark(await body.text()),
      };
    } catch (error) {
      const isTooLong = errorCode(error) === 'UND_ERR_RES_EXCEEDED_MAX_SIZE';
      throw new ShopFault(
        isTooLong ? 'SHOP_BAD_REPLY' : 'SHOP_UNAVAILABLE',
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
    // The boundary of a form is known to whoever writes it.
    ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(caller.bearer === null ? {} : { authorization: `Bearer ${caller.bearer}` }),
    ...(caller.address === null ? {} : { 'x-forwarded-for': caller.address }),
    ...(caller.requestId === undefined ? {} : { 'x-request-id': caller.requestId }),
  };
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

function noAnswer(call: RestCall, error: unknown): NoAnswer {
  return new NoAnswer('SHOP_UNAVAILABLE', `${callName(call)}: ${errorText(error)}`, {
    mayHaveArrived: !isBeforeSending(error),
    cause: error,
  });
}

function isBeforeSending(error: unknown): boolean {
  const codes = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];
  return codes.includes(errorCode(error));
}

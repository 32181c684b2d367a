import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { Bulkhead } from './bulkhead.ts';
import { NoResponseError, NotSentError } from './call-errors.ts';
import { callName, type RestCall, type RestResponse } from './rest-call.ts';
import { UpstreamError } from './upstream-error.ts';

/** The reason of every timeout: one instance, since creating one costs as much as a small response. */
const TIMED_OUT = new DOMException('timed out', 'TimeoutError');

/** How long a call may take, in ms, counted from when it enters the queue. */
export interface CallTimes {
  /** Until the last byte of its response. */
  readonly limit: number;
  /** Time that must be left when it leaves the queue; with less it is not sent. */
  readonly timeToStart: number;
}

/**
 * One call from the queue to the last byte of its response, as undici's handler: one timer covers
 * all of it, and no abort signal is needed.
 */
export class PendingCall implements Dispatcher.DispatchHandler {
  /** Rejects with an `UpstreamError` when there is no whole response. */
  readonly response: Promise<RestResponse>;
  readonly #call: RestCall;
  readonly #startUntil: number;
  readonly #bulkhead: Bulkhead;
  readonly #dispatch: (handler: PendingCall) => void;
  readonly #timer: NodeJS.Timeout;
  readonly #chunks: Buffer[] = [];
  #resolve: (response: RestResponse) => void = () => undefined;
  #reject: (error: UpstreamError) => void = () => undefined;
  #progress: 'queued' | 'connecting' | 'sent' | 'settled' = 'queued';
  #controller: Dispatcher.DispatchController | null = null;
  #status = 0;
  #headers: IncomingHttpHeaders = {};

  /** Enters the bulkhead. `dispatch` passes the handler to undici. */
  constructor(
    call: RestCall,
    { limit, timeToStart }: CallTimes,
    bulkhead: Bulkhead,
    dispatch: (handler: PendingCall) => void,
  ) {
    this.#call = call;
    this.#startUntil = performance.now() + limit - timeToStart;
    this.#bulkhead = bulkhead;
    this.#dispatch = dispatch;
    this.response = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.#timer = setTimeout(PendingCall.#timeOut, limit, this);
    bulkhead.enter(this);
  }

  /** Called by the bulkhead when this call leaves the queue. */
  start(): void {
    if (performance.now() > this.#startUntil) {
      this.#fail(TIMED_OUT);
      this.#bulkhead.release();
      return;
    }
    this.#progress = 'connecting';
    this.#dispatch(this);
  }

  /** Called by undici right before the request is written: from now on it may have arrived. */
  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#progress === 'settled') controller.abort(TIMED_OUT);
    else this.#progress = 'sent';
  }

  /** Called by undici with the head of the response. */
  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (status < 200) return;
    this.#status = status;
    this.#headers = headers;
  }

  /** Called by undici with each part of the body. */
  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  /** Called by undici when the response is complete. */
  onResponseEnd(): void {
    this.#bulkhead.release();
    if (this.#progress === 'settled') return;
    this.#settle();
    const text = textOf(this.#chunks);
    this.#resolve({
      status: this.#status,
      location: single(this.#headers['location']),
      retryAfter: single(this.#headers['retry-after']),
      isHtml: isHtmlPage(single(this.#headers['content-type']), text),
      supportsIdempotency: single(this.#headers['idempotency-supported']) === '1',
      text,
    });
  }

  /** Called by undici when there is no whole response, also after an abort. */
  onResponseError(_controller: unknown, error: Error): void {
    this.#bulkhead.release();
    this.#fail(error);
  }

  static #timeOut(pending: PendingCall): void {
    if (pending.#progress === 'queued') pending.#bulkhead.leave(pending);
    pending.#fail(TIMED_OUT);
    // undici reports the abort, and the bulkhead is released then.
    pending.#controller?.abort(TIMED_OUT);
  }

  #fail(error: Error): void {
    if (this.#progress === 'settled') return;
    const reason = this.#errorOf(error);
    this.#settle();
    this.#reject(reason);
  }

  #errorOf(error: Error): UpstreamError {
    const code = 'code' in error ? String(error.code) : '';
    const why = error === TIMED_OUT ? 'timed out' : code || error.name;
    if (this.#progress === 'queued') return new NotSentError(this.#call, 'timed out in the queue');
    if (this.#status === 0)
      return new NoResponseError(this.#call, why, {
        mayHaveArrived: this.#progress === 'sent',
        cause: error,
      });
    return new UpstreamError(
      code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' ? 'SHOP_BAD_REPLY' : 'SHOP_UNAVAILABLE',
      `${callName(this.#call)}: ${why}`,
      { cause: error },
    );
  }

  #settle(): void {
    this.#progress = 'settled';
    clearTimeout(this.#timer);
  }
}

function single(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

/** Whether a response is an HTML page. Plain PHP sends JSON as `text/html` too: then the body decides. */
function isHtmlPage(contentType: string | null, text: string): boolean {
  return /^text\/html\b/i.test(contentType ?? '') && !/^\s*[[{]/.test(text);
}

/** The body as text without a byte-order mark. */
function textOf(chunks: readonly Buffer[]): string {
  const [first] = chunks;
  if (first === undefined) return '';
  const bytes = chunks.length === 1 ? first : Buffer.concat(chunks);
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return bytes.toString('utf8', hasMark ? 3 : 0);
}

import type { Clock } from '../../clock.ts';
import type { RestTimeouts } from '../../config.ts';
import { noMetrics, type Metrics } from '../../telemetry/metrics.ts';
import { BULKHEAD, type BulkheadLimits } from './bulkhead.ts';
import { NotSentError } from './call-errors.ts';
import { CircuitBreaker, OPEN_FOR, type CircuitState, type JudgedCall } from './circuit-breaker.ts';
import type { CallTimes } from './pending-call.ts';
import { READ_TIME_MIN, readWithRetry } from './read-with-retry.ts';
import {
  isMissingCall,
  type RestCall,
  type RestCallContext,
  type RestResponse,
} from './rest-call.ts';
import { routeGroup, routeTemplate } from './rest-route.ts';
import { RetryBudget } from './retry-budget.ts';
import { ShopConnection } from './shop-connection.ts';
import { UpstreamError } from './upstream-error.ts';

/** Least time for an action, in ms: with less, its outcome would often be unknown. */
const ACTION_TIME_MIN = 1_000;

/** Options of a transport. */
export interface TransportOptions {
  /** Base address of the REST API. */
  readonly baseUrl: string;
  readonly timeouts: RestTimeouts;
  /** Limits of each route group; `BULKHEAD` when left out. */
  readonly bulkhead?: BulkheadLimits;
  /** For the times of circuits; `performance.now` when left out. */
  readonly clock?: Clock;
  readonly metrics?: Metrics;
  /** Called when a circuit opens, half opens and closes. */
  readonly onCircuit?: (group: string, state: CircuitState) => void;
}

/** The circuit breaker and connections of a route group. */
interface RouteGroup {
  readonly breaker: CircuitBreaker;
  readonly connection: ShopConnection;
}

interface AttemptOptions extends CallTimes {
  /** Whether it may be retried. */
  readonly isRead: boolean;
  /** Whether the deadline is so near that a timeout does not count as a failure of the shop. */
  readonly isHurried: boolean;
}

/** A response or an error. */
type EndedCall = JudgedCall &
  ({ readonly response: RestResponse } | { readonly response: null; readonly error: unknown });

/**
 * Sends REST calls and returns responses with any status (shop-api.md 1): one time limit for the whole call, a
 * single retry of reads, connections and a circuit breaker for each route group. Throws an `UpstreamError`
 * when there is no complete response.
 */
export class Transport {
  readonly #options: TransportOptions;
  readonly #metrics: Metrics;
  readonly #retryBudget = new RetryBudget();
  readonly #groups = new Map<string, RouteGroup>();
  #supportsIdempotencyKeys = false;
  /** Called once, after the first response that reports support for idempotency keys. */
  onIdempotencyKeys: () => void = () => undefined;

  /** Opens no connection yet: the shop may be down. */
  constructor(options: TransportOptions) {
    this.#options = options;
    this.#metrics = options.metrics ?? noMetrics;
  }

  /** Whether any response so far had `Idempotency-Supported: 1` (shop-api.md 5.19). */
  get supportsIdempotencyKeys(): boolean {
    return this.#supportsIdempotencyKeys;
  }

  /** Records that another process knows of support for idempotency keys. */
  assumeIdempotencyKeys(): void {
    this.#supportsIdempotencyKeys = true;
  }

  /** Sends one call. */
  async send(call: RestCall, context: RestCallContext): Promise<RestResponse> {
    const { timeout = 'usual' } = call;
    const own = this.#options.timeouts[timeout];
    const left = context.deadline?.left({ own, isLong: timeout !== 'usual' }) ?? own;
    const isRead = call.method === 'GET';
    const timeToStart = isRead ? READ_TIME_MIN : Math.min(own / 2, ACTION_TIME_MIN);
    if (left < timeToStart) throw this.#notSent(call, 'no time left');
    const group = this.#group(call);
    if (!group.breaker.allowsCall) throw this.#notSent(call, 'circuit open');
    // Other calls fail while a probe is pending, so its time is limited.
    const limit = isRead && !group.breaker.isClosed ? Math.min(left, OPEN_FOR) : left;
    const ended = await group.breaker.execute(() =>
      this.#attempt(group, call, context, {
        limit,
        timeToStart,
        isRead,
        isHurried: left < own / 4,
      }),
    );
    if (ended.response === null) throw ended.error;
    return ended.response;
  }

  /** Cuts every connection; for the end of the process. */
  async close(): Promise<void> {
    await Promise.all([...this.#groups.values()].map(({ connection }) => connection.close()));
  }

  #group(call: RestCall): RouteGroup {
    const name = routeGroup(call);
    const known = this.#groups.get(name);
    if (known !== undefined) return known;
    const { baseUrl, timeouts, bulkhead = BULKHEAD, clock, onCircuit } = this.#options;
    const group: RouteGroup = {
      breaker: new CircuitBreaker(clock ?? (() => performance.now()), (state) => {
        this.#metrics.circuit(name, state);
        onCircuit?.(name, state);
      }),
      connection: new ShopConnection(baseUrl, timeouts.connect, bulkhead),
    };
    this.#groups.set(name, group);
    return group;
  }

  #recordIdempotencyKeys(): void {
    if (this.#supportsIdempotencyKeys) return;
    this.#supportsIdempotencyKeys = true;
    this.onIdempotencyKeys();
  }

  #notSent(call: RestCall, why: string): NotSentError {
    const { method } = call;
    this.#metrics.restCall({ method, route: routeTemplate(call), status: 'not-sent', seconds: 0 });
    return new NotSentError(call, why);
  }

  /** Sends a call, reports it to metrics and trace, and returns its verdict for the circuit breaker. */
  async #attempt(
    { connection }: RouteGroup,
    call: RestCall,
    context: RestCallContext,
    { limit, timeToStart, isRead, isHurried }: AttemptOptions,
  ): Promise<EndedCall> {
    const started = performance.now();
    const { method } = call;
    const route = routeTemplate(call);
    const facts = { 'http.request.method': method, 'url.template': route };
    const span = context.span?.call(`${method} ${route}`, facts);
    const measure = (status: number | 'none' | 'not-sent') => {
      const seconds = (performance.now() - started) / 1_000;
      this.#metrics.restCall({ method, route, status, seconds });
    };
    const headers = span?.headers ?? null;
    const send = (time: number) =>
      connection.send(call, context, { limit: time, timeToStart, headers });
    try {
      const response = await (isRead ? this.#read(send, limit) : send(limit));
      const { status } = response;
      if (response.supportsIdempotency === true) this.#recordIdempotencyKeys();
      measure(status);
      span?.end({
        facts: { 'http.response.status_code': status },
        ...(status >= 400 ? { error: String(status) } : {}),
      });
      return { response, verdict: isServerFailure(call, response) ? 'failure' : 'success' };
    } catch (error) {
      const isUpstreamError = error instanceof UpstreamError;
      measure(error instanceof NotSentError ? 'not-sent' : 'none');
      span?.end({ error: isUpstreamError ? error.code : 'INTERNAL_SERVER_ERROR' });
      // A deadline or a full queue is no failure of the shop.
      const isDecisive = isUpstreamError && !isHurried && !(error instanceof NotSentError);
      return { response: null, error, verdict: isDecisive ? 'failure' : 'unknown' };
    }
  }

  /** A read, retried once when the budget of retries allows it. */
  #read(send: (limit: number) => Promise<RestResponse>, limit: number): Promise<RestResponse> {
    this.#retryBudget.deposit();
    return readWithRetry({
      send,
      limit,
      // Random, so that many gateways do not retry at the same moment.
      pause: this.#options.timeouts.retryPause * (0.1 + 0.9 * Math.random()),
      mayRetry: () => this.#retryBudget.withdraw(),
    });
  }
}

/** Whether a response is a failure of a server, not a rejection (shop-api.md 4). */
function isServerFailure(call: RestCall, { status, isHtml = false }: RestResponse): boolean {
  if (isMissingCall(call, status)) return false;
  return status >= 500 || (isHtml && status >= 200 && status < 300);
}

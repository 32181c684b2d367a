import type { Clock } from '../clock.ts';
import type { RestTimeouts } from '../config.ts';
import { noMetrics, type Metrics } from '../telemetry/metrics.ts';
import { Circuit, CIRCUIT, type CallEnd, type CircuitState } from './circuit.ts';
import { readTwice } from './read-twice.ts';
import { callName, type RestCall, type RestCaller, type RestReply } from './rest-call.ts';
import { routeGroup, routeTemplate } from './rest-route.ts';
import { RetryBudget } from './retry-budget.ts';
import { ShopConnection } from './shop-connection.ts';
import { ShopFault } from './shop-error.ts';

/** Actions are not begun with less time than this, in ms: their outcome would stay unknown. */
const ACTION_TIME_MIN = 1_000;

/** What a transport needs to know. */
export interface TransportOptions {
  /** Base address of the REST API. */
  readonly baseUrl: string;
  readonly timeouts: RestTimeouts;
  /** Counts the times of circuits; that of the machine when left out. */
  readonly clock?: Clock;
  readonly metrics?: Metrics;
  /** Told when the shop is spared, tried again and taken back. */
  readonly onCircuit?: (group: string, state: CircuitState) => void;
}

/**
 * Sends REST calls and gives back whatever was answered (Contract section 1): one deadline for the
 * whole call, a single retry of reads, and no calls to a part of the shop that has just failed
 * often. Throws a `ShopFault` when there is no whole answer.
 */
export class Transport {
  readonly #options: TransportOptions;
  readonly #connection: ShopConnection;
  readonly #budget = new RetryBudget();
  readonly #circuits = new Map<string, Circuit>();
  readonly #metrics: Metrics;

  /** Opens no connection yet: the shop may be down. */
  constructor(options: TransportOptions) {
    this.#options = options;
    this.#metrics = options.metrics ?? noMetrics;
    this.#connection = new ShopConnection(options.baseUrl, options.timeouts.connect);
  }

  /** Whether any reply so far said `Idempotency-Supported: 1` (Contract 5.19). */
  get knowsIdempotencyKeys(): boolean {
    return this.#connection.knowsIdempotencyKeys;
  }

  /** One call on behalf of a caller. */
  async send(call: RestCall, caller: RestCaller): Promise<RestReply> {
    const { patience = 'usual' } = call;
    const own = this.#options.timeouts[patience];
    const left = caller.deadline?.left({ own, isLong: patience !== 'usual' }) ?? own;
    const isRead = call.method === 'GET';
    if (left < (isRead ? 1 : Math.min(own, ACTION_TIME_MIN)))
      throw this.#notSent(call, 'no time left');
    const passage = this.#circuit(call).enter();
    if (passage === null) throw this.#notSent(call, 'circuit open');
    // A probe that waits for a lost answer must not keep everybody else waiting for long.
    const limit = passage.isProbe && isRead ? Math.min(left, CIRCUIT.openFor) : left;
    const end = (how: CallEnd) =>
      // That a call ran out of the little time of its caller says nothing of the shop.
      passage.end(how === 'fault' && left < own / 4 ? 'undecided' : how);
    return this.#watched(call, caller, end, (headers) =>
      isRead
        ? this.#read(call, caller, limit, headers)
        : this.#connection.send(call, caller, { limit, headers }),
    );
  }

  /** Cuts every connection; for the end of the process, when nobody waits for an answer. */
  close(): Promise<void> {
    return this.#connection.close();
  }

  #circuit(call: RestCall): Circuit {
    const group = routeGroup(call);
    const known = this.#circuits.get(group);
    if (known !== undefined) return known;
    const circuit = new Circuit(this.#options.clock ?? (() => performance.now()), (state) => {
      this.#metrics.circuit(group, state);
      this.#options.onCircuit?.(group, state);
    });
    this.#circuits.set(group, circuit);
    return circuit;
  }

  #notSent(call: RestCall, why: string): ShopFault {
    const { method } = call;
    this.#metrics.restCall({ method, route: routeTemplate(call), status: 'not-sent', seconds: 0 });
    return new ShopFault('SHOP_UNAVAILABLE', `${callName(call)}: ${why}`, {
      mayHaveArrived: false,
    });
  }

  /** Tells circuit, counters and trace how a call has ended. */
  async #watched(
    call: RestCall,
    caller: RestCaller,
    end: (how: CallEnd) => void,
    send: (headers: Readonly<Record<string, string>>) => Promise<RestReply>,
  ): Promise<RestReply> {
    const started = performance.now();
    const { method } = call;
    const route = routeTemplate(call);
    const facts = { 'http.request.method': method, 'url.template': route };
    const span = caller.span?.call(`${method} ${route}`, facts);
    const measure = (status: number | 'none') => {
      const seconds = (performance.now() - started) / 1_000;
      this.#metrics.restCall({ method, route, status, seconds });
    };
    try {
      const reply = await send(span?.headers ?? {});
      const { status } = reply;
      end(isFaulty(reply) ? 'fault' : 'answered');
      measure(status);
      span?.end({
        facts: { 'http.response.status_code': status },
        ...(status >= 400 ? { error: String(status) } : {}),
      });
      return reply;
    } catch (error) {
      end(error instanceof ShopFault ? 'fault' : 'undecided');
      measure('none');
      span?.end({ error: error instanceof ShopFault ? error.code : 'INTERNAL_SERVER_ERROR' });
      throw error;
    }
  }

  /** A read, sent once more when the budget of retries allows it. */
  #read(
    call: RestCall,
    caller: RestCaller,
    limit: number,
    headers: Readonly<Record<string, string>>,
  ): Promise<RestReply> {
    this.#budget.earn();
    return readTwice({
      send: (sending) => this.#connection.send(call, caller, { ...sending, headers }),
      limit,
      // Random, so that many gateways do not come back in step.
      pause: this.#options.timeouts.retryPause * (0.1 + 0.9 * Math.random()),
      mayRepeat: () => this.#budget.spend(),
    });
  }
}

/** Whether a reply says that a machine has failed, not that the shop said no (Contract section 4). */
function isFaulty({ status, isHtml = false }: RestReply): boolean {
  return status >= 500 || (isHtml && status >= 200 && status < 300);
}

import { publishChange } from '@gawai/server-kit/shared-state/catalogue-changes';
import type { SharedState } from '@gawai/server-kit/shared-state/shared-state';
import type { Clock } from '../clock.ts';
import type { GatewayConfig } from '../config.ts';
import { ImageAddress } from '../modules/shared/image-address.ts';
import { Deadline } from '../rest/client/deadline.ts';
import { createLoaders, type Loaders } from './create-loaders.ts';
import { ListEntries, type ResponseEntries } from '../limits/list-entries.ts';
import type { Log } from '../telemetry/log.ts';
import { OrderAttempts } from '../modules/checkout/order-attempts.ts';
import { Freshness } from '../cache/public-data/freshness.ts';
import { PublicData } from '../cache/public-data/public-data.ts';
import { createPublicStore, type PublicStore } from '../cache/public-data/public-store.ts';
import type { TimeLimit } from '../cache/public-data/shared-reads.ts';
import type { PublicResponse } from '../cache/response-cache/public-response.ts';
import { anonymous } from '../rest/client/rest-call.ts';
import { RestClient } from '../rest/client/rest-client.ts';
import { OptionalCall } from '../rest/optional-call.ts';
import { UpstreamError } from '../rest/client/upstream-error.ts';
import { Transport } from '../rest/client/transport.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Span, Tracer } from '@gawai/server-kit/tracing/span';
import { VoucherCache } from '../modules/checkout/voucher-cache.ts';

/** Optional calls of the shop API, without those for public data. */
export interface OptionalCalls {
  /** Whether the shop takes refund requests (shop-api.md 5.23). */
  readonly refund: OptionalCall;
  /** Whether the shop takes cancellations (shop-api.md 10.9). */
  readonly cancel: OptionalCall;
  /** Whether the shop lists vouchers (shop-api.md 10.15). */
  readonly vouchers: OptionalCall;
}

/** The services of the process, shared by all requests. */
export interface Services {
  readonly config: GatewayConfig;
  readonly log: Log;
  readonly transport: Transport;
  readonly store: PublicStore;
  /** State that all processes share. */
  readonly shared: SharedState;
  readonly clock: Clock;
  readonly images: ImageAddress;
  readonly orderAttempts: OrderAttempts;
  readonly voucherCache: VoucherCache;
  readonly calls: OptionalCalls;
  /** Counts the entries of the lists of all responses. */
  readonly listEntries: ListEntries;
  readonly metrics: Metrics;
  /** Null when nothing is traced. */
  readonly tracer: Tracer | null;
}

/**
 * Creates the shared services without a REST call. `clock` counts lifetimes and circuits, in ms;
 * `onExpire` is called when public data has expired by a change.
 */
export function createServices(
  config: GatewayConfig,
  log: Log,
  clock: Clock,
  outside: Pick<Services, 'metrics' | 'tracer' | 'shared'>,
  onExpire: () => void,
): Services {
  const { metrics, shared } = outside;
  const transport = new Transport({
    baseUrl: config.shopApiUrl,
    timeouts: config.timeouts,
    clock,
    metrics,
    onCircuit: (group, state) => log.warn({ group, state }, 'circuit'),
  });
  return {
    config,
    log,
    transport,
    store: createPublicStore(clock, metrics, onExpire),
    clock,
    images: new ImageAddress(config.imageBaseUrl, config.imageWidths),
    orderAttempts: new OrderAttempts(shared),
    voucherCache: new VoucherCache(clock),
    calls: {
      refund: new OptionalCall(clock),
      cancel: new OptionalCall(clock),
      vouchers: new OptionalCall(clock),
    },
    listEntries: new ListEntries(),
    ...outside,
  };
}

/** A request as the context needs it. */
export interface RequestInfo {
  readonly requestId: string;
  readonly token: string | null;
  /** Network address of the client; null when it is not known. */
  readonly address: string | null;
  /** Headers of the request. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Called when the response may be cached for all clients. */
  readonly onPublicResponse?: ((details: PublicResponse) => void) | undefined;
}

/**
 * The context of resolvers; one per request. Parts that not every request needs are created on first use.
 * Without private names (#), since Apollo works with a copy of the fields, which inherits the getters.
 */
export class GatewayContext {
  /** Names the request in logs and in the response's `x-request-id`. */
  readonly requestId: string;
  /** The client's token; null for guests. Sent to the shop only. */
  readonly token: string | null;
  readonly config: GatewayConfig;
  /** The REST API with the client's token: for everything personal and every action. */
  readonly shop: RestClient;
  readonly images: ImageAddress;
  /** How fresh the shared data of this response is. */
  readonly freshness: Freshness;
  /** Counts the entries of the lists of this response. */
  readonly listEntries: ResponseEntries;
  /** Orders that were sent through the gateways, by idempotency key. */
  readonly orderAttempts: OrderAttempts;
  /** Recent results of voucher checks, per customer. */
  readonly voucherCache: VoucherCache;
  readonly calls: OptionalCalls;
  /** Called when the response is public, complete and for a guest; undefined when it is not cached. */
  readonly onPublicResponse: RequestInfo['onPublicResponse'];
  /** The span of this request; undefined without tracing. */
  readonly span: Span | undefined;
  private readonly services: Services;
  private readonly deadline: Deadline;
  /** Shared with the copy. */
  private readonly created: { log?: Log; data?: PublicData; loaders?: Loaders } = {};

  constructor(services: Services, { requestId, token, address, headers, ...info }: RequestInfo) {
    this.services = services;
    this.config = services.config;
    this.images = services.images;
    this.orderAttempts = services.orderAttempts;
    this.voucherCache = services.voucherCache;
    this.calls = services.calls;
    this.requestId = requestId;
    this.token = token;
    this.onPublicResponse = info.onPublicResponse;
    this.span = services.tracer?.request(headers);
    this.deadline = new Deadline(services.config.operationTimeout);
    this.freshness = new Freshness(services.clock);
    this.listEntries = services.listEntries.ofResponse();
    const { deadline, span } = this;
    const client = { bearer: token, address, requestId, deadline, span };
    this.shop = new RestClient(services.transport, client, services.log);
  }

  get log(): Log {
    return (this.created.log ??= this.services.log.child({ requestId: this.requestId }));
  }

  /** Public data, shared between requests and read without a token. */
  get data(): PublicData {
    return (this.created.data ??= this.createData());
  }

  get loaders(): Loaders {
    return (this.created.loaders ??= createLoaders(this.data, this.shop));
  }

  /** Expires shared prices and stocks; to be called after an order. */
  expireProducts(): void {
    this.services.store.expireProducts();
    publishChange(this.services.shared, 'products');
  }

  /**
   * Expires all shared figures of a checkout; to be called when the shop's figures differ. This request
   * gets no stale figures afterwards.
   */
  expireFigures(): void {
    this.services.store.expireFigures();
    publishChange(this.services.shared, 'figures');
    this.data.disallowStale();
  }

  private createData(): PublicData {
    const { config, transport, store, log } = this.services;
    const { requestId, span, freshness, deadline } = this;
    // A shared read has no deadline of its own: other requests wait for it as well.
    const publicShop = new RestClient(transport, { ...anonymous, requestId, span }, log);
    return new PublicData(store, publicShop, freshness, sharedReadTimeLimit(config, deadline));
  }
}

/** How long a request waits for shared reads. */
function sharedReadTimeLimit(
  { timeouts }: GatewayConfig,
  deadline: Deadline,
): (own: 'usual' | 'slow') => TimeLimit {
  const late = () => new UpstreamError('SHOP_UNAVAILABLE', 'shared read: no time left');
  return (own) => (read, most) => {
    // The read itself ends first, and its error is more specific.
    const wait = { own: most ?? timeouts[own] + 200, isLong: own === 'slow' };
    return deadline.within(read, wait, late);
  };
}

import type { BaseContext } from '@apollo/server';
import type { GatewayConfig } from './config.ts';
import { ImageAddress } from './image-address.ts';
import { createLoaders, type Loaders } from './loaders/create-loaders.ts';
import type { Log } from './log.ts';
import { OrderAttempts } from './order-attempts.ts';
import { Freshness } from './public-data/freshness.ts';
import { PublicData } from './public-data/public-data.ts';
import { PublicStore } from './public-data/public-store.ts';
import type { Clock } from './public-data/shared-reads.ts';
import { nobody } from './rest/rest-call.ts';
import { RestClient } from './rest/rest-client.ts';
import { Transport } from './rest/transport.ts';

/** What resolvers work with; one per request. */
export interface GatewayContext extends BaseContext {
  /** Names the request in logs and in the reply's `x-request-id`. */
  readonly requestId: string;
  /** The caller's token; null for guests. Sent to the shop only. */
  readonly token: string | null;
  readonly log: Log;
  readonly config: GatewayConfig;
  /** The REST API with the caller's token: for everything personal and every action. */
  readonly shop: RestClient;
  /** Public data, shared between requests and read without anybody's token. */
  readonly data: PublicData;
  readonly loaders: Loaders;
  readonly images: ImageAddress;
  /** How fresh the shared data of this reply is. */
  readonly freshness: Freshness;
  /** Forgets shared prices and stocks; to be called after an order. */
  readonly forgetProducts: () => void;
  /** Forgets every shared figure of a checkout; to be called when the shop reckons otherwise. */
  readonly forgetFigures: () => void;
  /** Orders that were sent through this process, by idempotency key. */
  readonly orderAttempts: OrderAttempts;
}

/** What lives as long as the process and is shared by all requests. */
export interface Services {
  readonly config: GatewayConfig;
  readonly log: Log;
  readonly transport: Transport;
  readonly store: PublicStore;
  readonly images: ImageAddress;
  /** The REST API without a token. */
  readonly publicShop: RestClient;
  readonly orderAttempts: OrderAttempts;
}

/** Makes the shared parts. Asks nothing of the shop. */
export function createServices(config: GatewayConfig, log: Log, clock: Clock): Services {
  const transport = new Transport({ baseUrl: config.shopApiUrl, timeouts: config.timeouts });
  return {
    config,
    log,
    transport,
    store: new PublicStore(clock),
    images: new ImageAddress(config.imageBaseUrl, config.imageWidths),
    publicShop: new RestClient(transport, nobody, log),
    orderAttempts: new OrderAttempts(),
  };
}

/** The context of one request. */
export function createContext(
  services: Services,
  caller: {
    readonly requestId: string;
    readonly token: string | null;
    /** Network address of the client; null when it is not known. */
    readonly address: string | null;
  },
): GatewayContext {
  const log = services.log.child({ requestId: caller.requestId });
  const freshness = new Freshness();
  const data = new PublicData(services.store, services.publicShop, freshness);
  const { requestId, token, address } = caller;
  return {
    requestId,
    token,
    log,
    config: services.config,
    shop: new RestClient(services.transport, { bearer: token, address }, log),
    data,
    loaders: createLoaders(data),
    images: services.images,
    freshness,
    forgetProducts: () => services.store.forgetProducts(),
    forgetFigures: () => services.store.forgetFigures(),
    orderAttempts: services.orderAttempts,
  };
}

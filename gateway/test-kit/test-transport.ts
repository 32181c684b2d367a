import {
  anonymous,
  type RestCall,
  type RestCallContext,
  type RestResponse,
} from '../src/rest/client/rest-call.ts';
import { Transport, type TransportOptions } from '../src/rest/client/transport.ts';
import { FakeUpstream, ok } from './fake-upstream.ts';

/** Time limits of a test, in ms. */
export const timeouts = { connect: 1_000, usual: 2_000, slow: 2_000, upload: 2_000, retryPause: 1 };

/** A call of the part `content`. */
export const readSettings = { method: 'GET', path: ['settings'] } as const;

/** A transport that calls a fake shop. */
export class TestTransport {
  readonly upstream: FakeUpstream;
  #transport: Transport;

  private constructor(upstream: FakeUpstream) {
    this.upstream = upstream;
    this.#transport = new Transport({ baseUrl: upstream.url, timeouts });
  }

  /** Starts the fake shop, which has settings and accepts orders. */
  static async start(): Promise<TestTransport> {
    return new TestTransport(
      await FakeUpstream.start({ 'GET /settings': ok({}), 'POST /order': ok({}) }),
    );
  }

  /** Replaces the transport by one with other options. */
  async restart(options: Partial<TransportOptions>): Promise<void> {
    await this.#transport.close();
    this.#transport = new Transport({ baseUrl: this.upstream.url, timeouts, ...options });
  }

  /** Sends a call, without a token by default. */
  send(call: RestCall, context: RestCallContext = anonymous): Promise<RestResponse> {
    return this.#transport.send(call, context);
  }

  /** Stops the fake shop and cuts all connections. */
  async stop(): Promise<void> {
    await this.upstream.stop();
    await this.#transport.close();
  }
}

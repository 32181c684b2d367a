import type { Clock } from '../clock.ts';
import {
  isMissingCall,
  anonymous,
  type RestCall,
  type RestResponse,
} from '../rest/client/rest-call.ts';
import type { Transport } from '../rest/client/transport.ts';

/** How long a successful check is reused, and how long a failed one, in ms. */
const CHECK_LIFETIME = { ready: 5_000, down: 1_000 } as const;

const HEALTH: RestCall = { method: 'GET', path: ['health'], isOptional: true };
const SETTINGS: RestCall = { method: 'GET', path: ['settings'] };

/**
 * Whether the shop responds. Calls `/health`, or `/settings` when the shop has no such call
 * (shop-api.md 5.26), at most once per second, one check at a time.
 */
export class Readiness {
  readonly #transport: Transport;
  readonly #clock: Clock;
  #isReady = false;
  #until = Number.NEGATIVE_INFINITY;
  #pending: Promise<boolean> | null = null;

  /** Sends nothing yet. */
  constructor(transport: Transport, clock: Clock) {
    this.#transport = transport;
    this.#clock = clock;
  }

  /** Whether the shop has responded recently; never rejects. */
  async isReady(): Promise<boolean> {
    if (this.#clock() < this.#until) return this.#isReady;
    this.#pending ??= this.#check().finally(() => {
      this.#pending = null;
    });
    return this.#pending;
  }

  async #check(): Promise<boolean> {
    this.#isReady = await this.#isReachable();
    this.#until = this.#clock() + (this.#isReady ? CHECK_LIFETIME.ready : CHECK_LIFETIME.down);
    return this.#isReady;
  }

  async #isReachable(): Promise<boolean> {
    try {
      const health = await this.#send(HEALTH);
      const response = isMissingCall(HEALTH, health.status) ? await this.#send(SETTINGS) : health;
      return response.status >= 200 && response.status < 300;
    } catch {
      return false;
    }
  }

  #send(call: RestCall): Promise<RestResponse> {
    return this.#transport.send(call, anonymous);
  }
}

import type { Clock } from '../clock.ts';
import {
  isMissingCall,
  anonymous,
  type RestCall,
  type RestResponse,
} from '../rest/client/rest-call.ts';
import type { Transport } from '../rest/client/transport.ts';

/** How long an answer of the shop counts, and how long its silence, in ms. */
const BELIEVED = { ready: 5_000, away: 1_000 } as const;

const HEALTH: RestCall = { method: 'GET', path: ['health'], isOptional: true };
const SETTINGS: RestCall = { method: 'GET', path: ['settings'] };

/**
 * Whether the shop answers. Asks `/health`, or `/settings` when the shop has no such call (Contract
 * 5.26), at most once per second, one question at a time.
 */
export class Readiness {
  readonly #transport: Transport;
  readonly #clock: Clock;
  #isReady = false;
  #until = Number.NEGATIVE_INFINITY;
  #asking: Promise<boolean> | null = null;

  /** Asks nothing yet. */
  constructor(transport: Transport, clock: Clock) {
    this.#transport = transport;
    this.#clock = clock;
  }

  /** Whether the shop has answered lately; never rejects. */
  async isReady(): Promise<boolean> {
    if (this.#clock() < this.#until) return this.#isReady;
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  async #ask(): Promise<boolean> {
    this.#isReady = await this.#answers();
    this.#until = this.#clock() + (this.#isReady ? BELIEVED.ready : BELIEVED.away);
    return this.#isReady;
  }

  async #answers(): Promise<boolean> {
    try {
      const health = await this.#send(HEALTH);
      const reply = isMissingCall(HEALTH, health.status) ? await this.#send(SETTINGS) : health;
      return reply.status >= 200 && reply.status < 300;
    } catch {
      return false;
    }
  }

  #send(call: RestCall): Promise<RestResponse> {
    return this.#transport.send(call, anonymous);
  }
}

import { circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel';
import { MemoryState } from './memory-state.ts';
import { RedisState } from './redis-state.ts';
import type { SharedState, Usage } from './shared-state.ts';

/** Failures in a row after which Redis is not used for a while. */
const FAILURES = 3;

const PAUSE_MS = 1_000;

/** Logs a sentence for operators. */
export type Announce = (level: 'info' | 'warn', message: string) => void;

const BACK = 'Redis responds again; the processes share their state again';

const newBreaker = () =>
  circuitBreaker(handleAll, { halfOpenAfter: PAUSE_MS, breaker: new ConsecutiveBreaker(FAILURES) });

/**
 * The state of Redis, and that of the process while a command fails: an order or a rate limit does not wait for
 * Redis. `announce` is called once when Redis is away, and once when it is back.
 */
export class ResilientState implements SharedState {
  readonly #announce: Announce;
  readonly #shared: RedisState;
  readonly #local = new MemoryState();
  #breaker = newBreaker();
  #isConnected = true;
  #isResponding = true;
  #isAvailable = true;

  private constructor(url: string, announce: Announce) {
    this.#announce = announce;
    this.#shared = new RedisState(url, (isConnected, reason) => {
      this.#isConnected = isConnected;
      if (isConnected) this.#watchResponses();
      this.#report(reason);
    });
    this.#watchResponses();
  }

  /** Resolves when Redis responds, or cannot be reached the first time. */
  static async open(url: string, announce: Announce): Promise<ResilientState> {
    const state = new ResilientState(url, announce);
    await state.#shared.open();
    return state;
  }

  get(key: string): Promise<string | undefined> {
    return this.#use((state) => state.get(key));
  }

  set(key: string, value: string, lifetimeMs: number): Promise<void> {
    return this.#use((state) => state.set(key, value, lifetimeMs));
  }

  count(key: string, windowMs: number): Promise<Usage> {
    return this.#use((state) => state.count(key, windowMs));
  }

  usage(key: string): Promise<Usage> {
    return this.#use((state) => state.usage(key));
  }

  tryLock(key: string, owner: string, leaseMs: number): Promise<boolean> {
    return this.#use((state) => state.tryLock(key, owner, leaseMs));
  }

  async unlock(key: string, owner: string): Promise<void> {
    await this.#local.unlock(key, owner);
    await this.#use((state) => state.unlock(key, owner));
  }

  publish(channel: string, message: string): Promise<void> {
    return this.#use((state) => state.publish(channel, message));
  }

  subscribe(channel: string, listener: (message: string | null) => void): Promise<void> {
    return this.#shared.subscribe(channel, listener);
  }

  close(): Promise<void> {
    // The end of the connection is not reported.
    this.#isAvailable = false;
    return this.#shared.close();
  }

  /** Begins with no failures: those of an earlier connection do not count for this one. */
  #watchResponses(): void {
    this.#breaker = newBreaker();
    this.#isResponding = true;
    this.#breaker.onBreak(() => {
      this.#isResponding = false;
      this.#report('it does not respond in time');
    });
    this.#breaker.onReset(() => {
      this.#isResponding = true;
      this.#report('');
    });
  }

  #report(reason: string): void {
    const isAvailable = this.#isConnected && this.#isResponding;
    if (isAvailable === this.#isAvailable) return;
    this.#isAvailable = isAvailable;
    if (isAvailable) this.#announce('info', BACK);
    else
      this.#announce(
        'warn',
        `Redis is away (${reason}); each process has its own state until it is back`,
      );
  }

  async #use<Result>(work: (state: SharedState) => Promise<Result>): Promise<Result> {
    try {
      return await this.#breaker.execute(() => work(this.#shared));
    } catch {
      return work(this.#local);
    }
  }
}

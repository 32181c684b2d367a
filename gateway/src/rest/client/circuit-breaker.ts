import {
  circuitBreaker,
  CircuitState as PolicyState,
  handleWhenResult,
  type CircuitBreakerPolicy,
  type IBackoff,
} from 'cockatiel';
import type { Clock } from '../../clock.ts';
import { FailureWindow, type CallVerdict } from './failure-window.ts';

/** How long no call is sent after a circuit has opened, in ms. */
export const OPEN_FOR = 5_000;

/** Whether calls are sent: all, none, or a single probe. */
export type CircuitState = 'closed' | 'open' | 'half-open';

/** A finished call. */
export interface JudgedCall {
  readonly verdict: CallVerdict;
}

const STATES: Readonly<Record<PolicyState, CircuitState>> = {
  [PolicyState.Closed]: 'closed',
  [PolicyState.Open]: 'open',
  [PolicyState.Isolated]: 'open',
  [PolicyState.HalfOpen]: 'half-open',
};

/**
 * Circuit breaker of a route group: calls fail at once while it is open, and one probe at a time finds out
 * whether the shop is back. cockatiel has the state; a `FailureWindow` decides when it opens, and all times
 * are of a clock that is never set back.
 */
export class CircuitBreaker {
  readonly #clock: Clock;
  readonly #window: FailureWindow;
  readonly #policy: CircuitBreakerPolicy;
  #openUntil = 0;

  /** `onChange` is called with every new state. */
  constructor(clock: Clock, onChange: (state: CircuitState) => void = () => undefined) {
    this.#clock = clock;
    this.#window = new FailureWindow(clock);
    this.#policy = circuitBreaker(
      handleWhenResult((call) => this.#isFailure(call as JudgedCall)),
      { breaker: this.#window, halfOpenAfter: { next: () => this.#openPeriod() } },
    );
    this.#policy.onStateChange((state) => {
      this.#window.clear();
      onChange(STATES[state]);
    });
  }

  /** Whether all calls are sent. */
  get isClosed(): boolean {
    return this.#policy.state === PolicyState.Closed;
  }

  /** Whether a call would be sent now: any while closed, else a probe after the open period. */
  get allowsCall(): boolean {
    const { state } = this.#policy;
    if (state === PolicyState.Open) return this.#clock() >= this.#openUntil;
    // cockatiel would make further calls wait for the probe.
    return state === PolicyState.Closed;
  }

  /** Runs a call and counts its verdict; only while `allowsCall`. */
  execute<Call extends JudgedCall>(call: () => Promise<Call>): Promise<Call> {
    const { epoch } = this.#window;
    return this.#policy.execute(async () => {
      const ended = await call();
      this.#window.count(epoch, ended.verdict);
      return ended;
    });
  }

  /** A probe with an unknown verdict leaves the circuit open. */
  #isFailure({ verdict }: JudgedCall): boolean {
    return verdict === 'failure' || (verdict === 'unknown' && !this.isClosed);
  }

  /** cockatiel compares the duration with the wall clock, which may be set back by hours. */
  #openPeriod(): IBackoff<unknown> {
    const [clock, until] = [this.#clock, this.#clock() + OPEN_FOR];
    this.#openUntil = until;
    return {
      get duration() {
        return clock() < until ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
      },
      next: () => this.#openPeriod(),
    };
  }
}

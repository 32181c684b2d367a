import type { IBreaker } from 'cockatiel';
import type { Clock } from '../../clock.ts';

/** When a circuit opens; times in ms. */
export const FAILURE_WINDOW = {
  /** Length of the window. */
  length: 10_000,
  /** The circuit does not open with fewer calls. */
  callsMin: 20,
  /** Share of failures at which it opens. */
  failureShare: 0.5,
} as const;

/** What a finished call means for the state of the shop. A rejection is a success; `unknown` does not count. */
export type CallVerdict = 'success' | 'failure' | 'unknown';

const SLOTS = 10;
const SLOT_LENGTH = FAILURE_WINDOW.length / SLOTS;

interface Slot {
  readonly number: number;
  calls: number;
  failures: number;
}

/**
 * Decides when a circuit opens, by the share of failures in the last ten seconds. cockatiel's own
 * `SamplingBreaker` moves its window by one second for each call, however long ago the last one was,
 * and also counts calls that began before the circuit closed again.
 */
export class FailureWindow implements IBreaker {
  /** For cockatiel, which can store the state of a breaker; not used. */
  state: unknown = null;
  readonly #clock: Clock;
  #slots: Slot[] = [];
  #epoch = 0;
  #isExceeded = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Increases with every change of the circuit: calls that began before it are not counted. */
  get epoch(): number {
    return this.#epoch;
  }

  /** Counts a finished call that began in this epoch. */
  count(epoch: number, verdict: CallVerdict): void {
    if (epoch !== this.#epoch || verdict === 'unknown') return;
    const slot = this.#slot();
    slot.calls += 1;
    if (verdict === 'success') return;
    slot.failures += 1;
    const calls = this.#slots.reduce((sum, each) => sum + each.calls, 0);
    const failures = this.#slots.reduce((sum, each) => sum + each.failures, 0);
    const { callsMin, failureShare } = FAILURE_WINDOW;
    this.#isExceeded ||= calls >= callsMin && failures >= calls * failureShare;
  }

  /** Removes all calls. */
  clear(): void {
    this.#epoch += 1;
    this.#slots = [];
    this.#isExceeded = false;
  }

  /** Called by cockatiel; `count` has counted the call already. */
  success(): void {
    // Nothing to do.
  }

  /** Called by cockatiel: whether the circuit opens. */
  failure(): boolean {
    return this.#isExceeded;
  }

  /** The slot of this second; creating it removes the slots before the window. */
  #slot(): Slot {
    const number = Math.floor(this.#clock() / SLOT_LENGTH);
    const last = this.#slots.at(-1);
    if (last?.number === number) return last;
    const slot = { number, calls: 0, failures: 0 };
    this.#slots = this.#slots.filter((each) => each.number > number - SLOTS);
    this.#slots.push(slot);
    return slot;
  }
}

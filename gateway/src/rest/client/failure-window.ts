import type { IBreaker } from 'cockatiel';
import type { Clock } from '../../clock.ts';

/** When a circuit opens; times in ms. */
export const FAILURE_WINDOW = {
  /** Calls that are looked at: those of the last ten seconds. */
  length: 10_000,
  /** With fewer calls nothing is concluded. */
  callsMin: 20,
  /** Share of failures at which it opens. */
  failureShare: 0.5,
} as const;

/** What a finished call says of the shop. A rejection is a success; `unknown` says nothing. */
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

  /** Rises with every change of the circuit: calls that began before it say nothing of the time after. */
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

  /** Forgets all calls. */
  clear(): void {
    this.#epoch += 1;
    this.#slots = [];
    this.#isExceeded = false;
  }

  /** Called by cockatiel; `count` has seen the call already. */
  success(): void {
    // Nothing to conclude.
  }

  /** Called by cockatiel: whether the circuit opens. */
  failure(): boolean {
    return this.#isExceeded;
  }

  /** The slot of this second; those that have left the window are dropped when it begins. */
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

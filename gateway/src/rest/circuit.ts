import type { Clock } from '../clock.ts';

/** When a circuit opens and closes; times in ms. */
export const CIRCUIT = {
  /** Calls that are looked at: those of the last ten seconds. */
  window: 10_000,
  /** With fewer calls nothing is concluded. */
  callsMin: 20,
  /** Share of faults at which it opens. */
  faultShare: 0.5,
  /** How long nobody is let through after it has opened. */
  openFor: 5_000,
} as const;

/** How a call that was let through has ended. */
export type CallEnd = 'answered' | 'fault' | 'undecided';

/** Whether calls go through: all, none, or the single one that finds out. */
export type CircuitState = 'closed' | 'open' | 'half-open';

/** A call that was let through. */
export interface Passage {
  /** Whether this is the one call that finds out whether the shop is back. */
  readonly isProbe: boolean;
  /** Must be called once. Refusals of the shop are answers; `undecided` says nothing of the shop. */
  readonly end: (how: CallEnd) => void;
}

const SLOTS = 10;
const SLOT_LENGTH = CIRCUIT.window / SLOTS;

interface Slot {
  readonly number: number;
  calls: number;
  faults: number;
}

/**
 * Spares a part of the shop that has failed often: calls fail at once while the circuit is open, and
 * one call at a time finds out whether the shop is back.
 */
export class Circuit {
  readonly #clock: Clock;
  readonly #changed: (state: CircuitState) => void;
  #slots: Slot[] = [];
  #state: CircuitState = 'closed';
  #changes = 0;
  #openUntil = 0;

  /** `changed` is told of every change of state. */
  constructor(clock: Clock, changed: (state: CircuitState) => void = () => undefined) {
    this.#clock = clock;
    this.#changed = changed;
  }

  /** Lets a call through; null when it must fail at once. */
  enter(): Passage | null {
    if (this.#state === 'closed') {
      const before = this.#changes;
      // A call that began before the last change says nothing of the shop after it.
      const end = (how: CallEnd) => {
        if (before === this.#changes) this.#count(how);
      };
      return { isProbe: false, end };
    }
    if (this.#state === 'half-open' || this.#clock() < this.#openUntil) return null;
    this.#become('half-open');
    return { isProbe: true, end: (how) => this.#judge(how) };
  }

  #count(how: CallEnd): void {
    if (how === 'undecided') return;
    const number = Math.floor(this.#clock() / SLOT_LENGTH);
    this.#slots = this.#slots.filter((slot) => slot.number > number - SLOTS);
    let slot = this.#slots.at(-1);
    if (slot?.number !== number) {
      slot = { number, calls: 0, faults: 0 };
      this.#slots.push(slot);
    }
    slot.calls += 1;
    if (how !== 'fault') return;
    slot.faults += 1;
    const calls = this.#slots.reduce((sum, each) => sum + each.calls, 0);
    const faults = this.#slots.reduce((sum, each) => sum + each.faults, 0);
    if (calls >= CIRCUIT.callsMin && faults >= calls * CIRCUIT.faultShare) this.#open();
  }

  #judge(how: CallEnd): void {
    if (how === 'fault') this.#open();
    else if (how === 'answered') this.#become('closed');
    // The next call may find out.
    else this.#become('open');
  }

  #open(): void {
    this.#openUntil = this.#clock() + CIRCUIT.openFor;
    this.#become('open');
  }

  #become(state: CircuitState): void {
    this.#state = state;
    this.#changes += 1;
    this.#slots = [];
    this.#changed(state);
  }
}

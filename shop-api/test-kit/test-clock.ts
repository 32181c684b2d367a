import { vi } from 'vitest';

/** A clock that only a test advances. `Date` is set to the same time, because rate limits use it. */
export class TestClock {
  #time: number;

  constructor(start = new Date('2026-11-20T07:03:22Z')) {
    this.#time = start.getTime();
    if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] });
  }

  /** The current time of the test. */
  readonly now = (): Date => new Date(this.#time);

  /** Advances the time, in milliseconds. */
  advance(milliseconds: number): void {
    this.#time += milliseconds;
    vi.setSystemTime(Date.now() + milliseconds);
  }
}

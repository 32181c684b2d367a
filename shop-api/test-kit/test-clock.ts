import { vi } from 'vitest';

/**
 * A clock that stands still until a test moves it. `Date` stands still with it and moves as far, because
 * the limits of calls are counted by it.
 */
export class TestClock {
  #time: number;

  constructor(start = new Date('2026-11-20T07:03:22Z')) {
    this.#time = start.getTime();
    if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] });
  }

  /** The current time of the test. */
  readonly now = (): Date => new Date(this.#time);

  /** Lets time pass, in milliseconds. */
  advance(milliseconds: number): void {
    this.#time += milliseconds;
    vi.setSystemTime(Date.now() + milliseconds);
  }
}

/** A clock that stands still until a test moves it. */
export class TestClock {
  #time: number;

  constructor(start = new Date('2026-11-20T07:03:22Z')) {
    this.#time = start.getTime();
  }

  /** The present, for whoever asks. */
  readonly now = (): Date => new Date(this.#time);

  /** Lets time pass, in milliseconds. */
  advance(milliseconds: number): void {
    this.#time += milliseconds;
  }
}

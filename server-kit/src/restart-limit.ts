/** Restarts within this time are counted together, in ms. */
const WINDOW_MS = 60_000;

/** How long to wait before each restart within the window, in ms; there are no more than these. */
const PAUSES_MS = [0, 500, 1_000, 2_000, 4_000];

/** How often a program that dies is started again: a few times a minute, with growing pauses. */
export class RestartLimit {
  /** The most restarts within a minute. */
  readonly most: number;
  readonly #pauses: readonly number[];
  #restarts: number[] = [];

  constructor(pauses: readonly number[] = PAUSES_MS) {
    this.#pauses = pauses;
    this.most = pauses.length;
  }

  /** How long to wait before the next start, in ms; null when the program has died too often. */
  next(now = performance.now()): number | null {
    this.#restarts = this.#restarts.filter((at) => now - at < WINDOW_MS);
    const pause = this.#pauses[this.#restarts.length];
    if (pause === undefined) return null;
    this.#restarts.push(now);
    return pause;
  }
}

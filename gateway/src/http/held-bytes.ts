/**
 * Counts the bytes of files that the process holds, so that many uploads at once cannot fill its
 * memory: whoever comes when there is no room left has to try again.
 */
export class HeldBytes {
  readonly #most: number;
  #held = 0;

  /** `most` bytes are held at once. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Takes room for more bytes; false when there is none. */
  take(bytes: number): boolean {
    if (this.#held + bytes > this.#most) return false;
    this.#held += bytes;
    return true;
  }

  /** Gives room back. */
  give(bytes: number): void {
    this.#held -= bytes;
  }
}

/**
 * Limits the memory for files of the process, so that many uploads at once cannot fill it: above the limit
 * a client has to try again.
 */
export class UploadMemory {
  readonly #limit: number;
  #used = 0;

  /** `limit` in bytes. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Reserves bytes; false when there are not enough. */
  reserve(bytes: number): boolean {
    if (this.#used + bytes > this.#limit) return false;
    this.#used += bytes;
    return true;
  }

  /** Releases reserved bytes. */
  release(bytes: number): void {
    this.#used -= bytes;
  }
}

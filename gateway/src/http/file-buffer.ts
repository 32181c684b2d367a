import { ReceivedFile, type FileBytes } from '../graphql/scalars/received-file.ts';
import type { UploadMemory } from './upload-memory.ts';

/** Initial buffer of a file, in bytes; it doubles as the file grows. */
const FIRST_CAPACITY = 16_384;

/** Bytes that are retained of a file that is too large: enough to recognise its type. */
const RETAINED_HEAD = 4_096;

/**
 * Receives the bytes of one file, at most the limit. They are copied into one array, so that a file in a
 * million chunks takes no more memory than one in ten.
 */
export class FileBuffer {
  readonly #limit: number;
  readonly #memory: UploadMemory;
  #bytes: FileBytes = new Uint8Array(0);
  #size = 0;
  #isTooLarge = false;

  /** `limit` = bytes that the file may have. */
  constructor(limit: number, memory: UploadMemory) {
    this.#limit = limit;
    this.#memory = memory;
  }

  /** Adds the next chunk; false when the process has no memory left for it. */
  add(chunk: Uint8Array): boolean {
    if (this.#isTooLarge) return true;
    const fitting = chunk.subarray(0, this.#limit - this.#size);
    const size = this.#size + fitting.length;
    if (size > this.#bytes.length && !this.#grow(size)) return false;
    this.#bytes.set(fitting, this.#size);
    this.#size = size;
    if (fitting.length < chunk.length) this.#truncate();
    return true;
  }

  /** The file as far as it has arrived. */
  file(name: string): ReceivedFile {
    const size = this.#isTooLarge ? this.#limit + 1 : this.#size;
    return new ReceivedFile(name, size, this.#bytes.subarray(0, this.#size));
  }

  /** Releases the memory; to be called when the bytes are no longer needed. */
  release(): void {
    this.#memory.release(this.#bytes.length);
    this.#bytes = new Uint8Array(0);
    this.#size = 0;
  }

  #truncate(): void {
    const head = this.#bytes.slice(0, RETAINED_HEAD);
    this.release();
    this.#isTooLarge = true;
    this.#memory.reserve(head.length);
    this.#bytes = head;
    this.#size = head.length;
  }

  #grow(size: number): boolean {
    const length = Math.min(this.#limit, Math.max(FIRST_CAPACITY, this.#bytes.length * 2, size));
    if (!this.#memory.reserve(length - this.#bytes.length)) return false;
    const bytes = new Uint8Array(length);
    bytes.set(this.#bytes);
    this.#bytes = bytes;
    return true;
  }
}

import { ReceivedFile, type FileBytes } from '../graphql/scalars/received-file.ts';
import type { HeldBytes } from './held-bytes.ts';

/** Room that a file begins with; it doubles as the file grows. */
const FIRST_ROOM = 16_384;

/** What is kept of a file that is too large: enough to tell what it is. */
const KEPT_HEAD = 4_096;

/**
 * Takes in the bytes of one file, never more than allowed. They are copied into room of its own, so
 * that a file in a million pieces takes no more memory than one in ten.
 */
export class FileCollector {
  readonly #most: number;
  readonly #held: HeldBytes;
  #room: FileBytes = new Uint8Array(0);
  #size = 0;
  #isTooLarge = false;

  /** `most` = bytes that the file may have. */
  constructor(most: number, held: HeldBytes) {
    this.#most = most;
    this.#held = held;
  }

  /** Takes the next piece; false when the process has no room left for it. */
  take(piece: Uint8Array): boolean {
    if (this.#isTooLarge) return true;
    const fitting = piece.subarray(0, this.#most - this.#size);
    const size = this.#size + fitting.length;
    if (size > this.#room.length && !this.#grow(size)) return false;
    this.#room.set(fitting, this.#size);
    this.#size = size;
    if (fitting.length < piece.length) this.#giveUp();
    return true;
  }

  /** The file as far as it has come. */
  file(name: string): ReceivedFile {
    const size = this.#isTooLarge ? this.#most + 1 : this.#size;
    return new ReceivedFile(name, size, this.#room.subarray(0, this.#size));
  }

  /** Gives the room back; to be called when nobody needs the bytes any more. */
  release(): void {
    this.#held.give(this.#room.length);
    this.#room = new Uint8Array(0);
    this.#size = 0;
  }

  #giveUp(): void {
    const head = this.#room.slice(0, KEPT_HEAD);
    this.release();
    this.#isTooLarge = true;
    this.#held.take(head.length);
    this.#room = head;
    this.#size = head.length;
  }

  #grow(size: number): boolean {
    const length = Math.min(this.#most, Math.max(FIRST_ROOM, this.#room.length * 2, size));
    if (!this.#held.take(length - this.#room.length)) return false;
    const room = new Uint8Array(length);
    room.set(this.#room);
    this.#room = room;
    return true;
  }
}

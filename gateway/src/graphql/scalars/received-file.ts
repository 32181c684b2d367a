/** How many bytes of a file decide its type. */
const HEAD_BYTES = 4_096;

/** The bytes of a file, in a piece of memory of its own. */
export type FileBytes = Uint8Array<ArrayBuffer>;

/**
 * A file of a GraphQL multipart request, kept in memory only. What is in it cannot be seen by walking
 * over its fields, so that neither limits nor logs ever touch the bytes.
 */
export class ReceivedFile {
  readonly #name: string;
  readonly #size: number;
  readonly #content: FileBytes;

  /** Of a file that is too large, `content` is its beginning. */
  constructor(name: string, size: number, content: FileBytes) {
    this.#name = name;
    this.#size = size;
    this.#content = content;
  }

  /** As the client calls it; not to be used as a path. */
  get name(): string {
    return this.#name;
  }

  /** In bytes; for everything that is too large, one more than allowed. */
  get size(): number {
    return this.#size;
  }

  /** All bytes; only the first ones when it is too large. */
  get content(): FileBytes {
    return this.#content;
  }

  /** The first bytes, by which the type of a file is detected. */
  get head(): FileBytes {
    return this.#content.subarray(0, HEAD_BYTES);
  }
}

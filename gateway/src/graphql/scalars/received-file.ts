/** How many bytes of a file decide its type. */
const HEAD_BYTES = 4_096;

/** The bytes of a file, in a buffer of their own. */
export type FileBytes = Uint8Array<ArrayBuffer>;

/**
 * A file of a GraphQL multipart request, in memory only. Its content is not an enumerable field, so that
 * neither limits nor logs visit the bytes.
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

  /** File name of the client; not to be used as a path. */
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

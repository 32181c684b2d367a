/** Private files outside the database, by names such as `receipts/5f….jpg`. */
export interface FileStorage {
  /**
   * Stores a complete file, or throws. A name always has the same content, so storing it again changes nothing. After
   * an error the file may exist all the same.
   */
  readonly put: (name: string, bytes: Buffer, contentType: string) => Promise<void>;
  /** The bytes of a file, null when there is none. */
  readonly get: (name: string) => Promise<Buffer | null>;
  /** Removes an unused file. A file that cannot be removed is logged and stays. */
  readonly remove: (name: string) => Promise<void>;
}

/** Receives the error of a file that could not be removed. */
export type OnNotRemoved = (error: unknown) => void;

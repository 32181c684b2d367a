import type { FileStorage } from '@gawai/shop-api/storage/file-storage';
import {
  circuitBreaker,
  ConsecutiveBreaker,
  handleAll,
  isBrokenCircuitError,
  timeout,
  TimeoutStrategy,
  wrap,
  type IPolicy,
} from 'cockatiel';
import { storedPicture, storePicture, type PictureFile } from './picture-files.ts';

/** How long the object storage may take, in ms: about as long as a picture takes to be drawn. */
const TIMEOUT_MS = 1_000;
/** How long an object storage that has failed is not used, in ms. */
const AWAY_MS = 10_000;

/** Receives the error of the object storage; each machine draws for itself then. */
export type OnStorageError = (error: unknown) => void;

/** Where rendered pictures are stored: a folder of this machine, and the storage that all machines share, if there is one. */
export class PictureStore {
  readonly directory: string;
  readonly #shared: FileStorage | null;
  readonly #onError: OnStorageError;
  readonly #policy: IPolicy;

  /** `directory` is created when missing, and contains nothing else. */
  constructor(
    directory: string,
    shared: FileStorage | null = null,
    onError: OnStorageError = () => undefined,
    timeoutMs = TIMEOUT_MS,
  ) {
    this.#policy = wrap(
      circuitBreaker(handleAll, { halfOpenAfter: AWAY_MS, breaker: new ConsecutiveBreaker(1) }),
      timeout(timeoutMs, TimeoutStrategy.Aggressive),
    );
    this.directory = directory;
    this.#shared = shared;
    this.#onError = onError;
  }

  /** A picture that this or another machine has drawn, undefined when there is none. */
  async get({ name }: PictureFile): Promise<Buffer | undefined> {
    const stored = await storedPicture(this.directory, name);
    if (stored !== undefined) return stored;
    const found = await this.#share((files) => files.get(sharedName(name)));
    if (found == null || found.length === 0) return undefined;
    // It is served all the same when the disk is full.
    await storePicture(this.directory, name, found).catch(() => undefined);
    return found;
  }

  /** Stores a picture here and for other machines. Throws when the disk is full. */
  async put({ name, format }: PictureFile, body: Buffer): Promise<void> {
    await this.#share((files) => files.put(sharedName(name), body, `image/${format}`));
    await storePicture(this.directory, name, body);
  }

  /** The result of a call to the object storage, undefined when there is none or it has failed. */
  async #share<Result>(call: (files: FileStorage) => Promise<Result>): Promise<Result | undefined> {
    const files = this.#shared;
    if (files === null) return undefined;
    try {
      return await this.#policy.execute(() => call(files));
    } catch (error) {
      if (!isBrokenCircuitError(error)) this.#onError(error);
      return undefined;
    }
  }
}

const sharedName = (name: string) => `pictures/${name}`;

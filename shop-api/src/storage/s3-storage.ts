import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { ExponentialBackoff, handleType, retry } from 'cockatiel';
import type { ObjectStorageSettings } from '../object-storage-settings.ts';
import type { FileStorage, OnNotRemoved } from './file-storage.ts';
import { StorageUnavailableError } from './storage-unavailable-error.ts';

/** Timeout of one call, in ms. With the retries it is shorter than the upload timeout of a gateway. */
const TIMEOUT_MS = 5_000;
const RETRIES = { maxAttempts: 2, backoff: new ExponentialBackoff({ initialDelay: 100 }) };
const isTransient = handleType(StorageUnavailableError, (error) => error.isTransient);

interface CallInit {
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly headers?: Record<string, string>;
}

/** Files in a bucket of an S3-compatible object storage. */
export class S3Storage implements FileStorage {
  readonly #client: AwsClient;
  readonly #bucketUrl: string;
  readonly #timeoutMs: number;
  readonly #onNotRemoved: OnNotRemoved;
  readonly #retried = retry(isTransient, RETRIES);

  constructor(
    { endpoint, bucket, ...access }: ObjectStorageSettings,
    onNotRemoved: OnNotRemoved,
    timeoutMs = TIMEOUT_MS,
  ) {
    this.#client = new AwsClient({ ...access, service: 's3', retries: 0 });
    this.#bucketUrl = `${endpoint}/${bucket}`;
    this.#timeoutMs = timeoutMs;
    this.#onNotRemoved = onNotRemoved;
  }

  async put(name: string, bytes: Buffer, contentType: string): Promise<void> {
    const headers = {
      'content-type': contentType,
      // Signed with the call, so that the storage accepts these bytes only.
      'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
    };
    const body = new Uint8Array(bytes);
    await this.#retried.execute(() => this.#call('PUT', name, { body, headers }));
  }

  get(name: string): Promise<Buffer | null> {
    return this.#retried.execute(() => this.#call('GET', name));
  }

  /** Without retries: the caller has done its work, and its client waits. */
  async remove(name: string): Promise<void> {
    await this.#call('DELETE', name).catch(this.#onNotRemoved);
  }

  /** The body of the response, null when the bucket has no such file. */
  async #call(method: string, name: string, init: CallInit = {}): Promise<Buffer | null> {
    const { status, body } = await this.#send(method, name, init);
    if (status >= 200 && status < 300) return body;
    const code = /<Code>(\w+)<\/Code>/.exec(body.toString())?.[1] ?? 'no code';
    if (code === 'NoSuchKey') return null;
    const isBusy = status >= 500 || status === 429;
    throw new StorageUnavailableError(
      `responds to ${method} with ${String(status)} (${code})`,
      isBusy,
    );
  }

  async #send(method: string, name: string, init: CallInit) {
    try {
      const signal = AbortSignal.timeout(this.#timeoutMs);
      const request = { ...init, method, signal, redirect: 'manual' } as const;
      const response = await this.#client.fetch(`${this.#bucketUrl}/${name}`, request);
      return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
    } catch (error) {
      throw new StorageUnavailableError(`cannot be reached: ${reasonOf(error)}`, true);
    }
  }
}

/** fetch only reports that it failed; its cause has the reason. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}

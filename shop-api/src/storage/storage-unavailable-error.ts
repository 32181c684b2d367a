/** The object storage cannot be reached, or fails, or rejects the shop; calls that need it are 503. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
  /** Whether the same call may succeed a moment later. */
  readonly isTransient: boolean;

  constructor(message: string, isTransient: boolean) {
    super(`The object storage ${message}`);
    this.isTransient = isTransient;
  }
}

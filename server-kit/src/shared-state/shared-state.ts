/** How often a key was counted in its window. */
export interface Usage {
  readonly count: number;
  /** Until the window of the key ends, in ms; 0 when nothing was counted. */
  readonly resetMs: number;
}

/**
 * State that the processes of a shop share: small texts with a lifetime, counters, locks and messages. In
 * memory for one process, in Redis for several. No method rejects because Redis is away: the state of the process
 * is used meanwhile. It holds no data of a customer.
 */
export interface SharedState {
  /** The value of a key; undefined when there is none. */
  readonly get: (key: string) => Promise<string | undefined>;
  readonly set: (key: string, value: string, lifetimeMs: number) => Promise<void>;
  /** Counts a key once, in a window that begins with its first count. */
  readonly count: (key: string, windowMs: number) => Promise<Usage>;
  /** How often a key was counted. */
  readonly usage: (key: string) => Promise<Usage>;
  /** Takes or renews a lock for `leaseMs`; false when another owner has it. */
  readonly tryLock: (key: string, owner: string, leaseMs: number) => Promise<boolean>;
  /** Frees a lock; nothing when another owner has it. */
  readonly unlock: (key: string, owner: string) => Promise<void>;
  /** Sends a message to all other processes that listen now. */
  readonly publish: (channel: string, message: string) => Promise<void>;
  /**
   * `listener` receives the messages of other processes; null after messages may have been lost.
   * Resolves when it does, or Redis is away.
   */
  readonly subscribe: (
    channel: string,
    listener: (message: string | null) => void,
  ) => Promise<void>;
  readonly close: () => Promise<void>;
}

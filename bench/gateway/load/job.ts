export interface Job {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Bodies in turn, dealt out so that no two connections send the same one; of several, one job sends
   * every second one and the next job the others. None for GET.
   */
  readonly bodies: readonly string[];
  readonly connections: number;
  /** For how long. */
  readonly seconds: number;
}

export interface Load {
  /** Answered with 2xx, per second. */
  readonly perSecond: number;
  readonly answered: number;
  /** Other status, timeout or connection error. */
  readonly failed: number;
  /** Half of the answers took no longer, in ms. */
  readonly p50: number;
  /** Nor did all but a hundredth, in ms. */
  readonly p99: number;
}

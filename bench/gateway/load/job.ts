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
  readonly seconds: number;
}

export interface Load {
  /** Responses with 2xx, per second. */
  readonly perSecond: number;
  /** Responses with 2xx. */
  readonly succeeded: number;
  /** Other status, timeout or connection error. */
  readonly failed: number;
  /** Median response time, in ms. */
  readonly p50: number;
  /** 99th percentile of the response time, in ms. */
  readonly p99: number;
}

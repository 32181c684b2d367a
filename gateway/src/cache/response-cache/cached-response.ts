/** A whole reply to a public query, as it is given to everybody who asks the same. */
export interface CachedResponse {
  readonly body: Buffer;
  readonly contentType: string;
  /** Stands for the body in `ETag` and `If-None-Match`, quotes included. */
  readonly tag: string;
  /** As the client wrote it; null for an operation without a name. */
  readonly operationName: string | null;
  /** Until when it may be given, on the clock of the gateway, in ms. */
  readonly freshUntil: number;
}

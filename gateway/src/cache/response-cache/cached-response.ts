/** A complete response to a public query, shared by identical requests. */
export interface CachedResponse {
  readonly body: Buffer;
  readonly contentType: string;
  /** The `ETag` of the body, quotes included. */
  readonly tag: string;
  /** Value of `Deprecated-Fields`; null without the header. */
  readonly deprecatedFields: string | null;
  /** As the client wrote it; null for an operation without a name. */
  readonly operationName: string | null;
  /** Until when it may be served, on the clock of the gateway, in ms. */
  readonly freshUntil: number;
}

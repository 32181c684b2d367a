/** Attributes of a span; never a path with a hash, a token or a variable. */
export type SpanFacts = Readonly<Record<string, string | number>>;

export interface Span {
  /** Headers by which the next service continues the trace, e.g. `traceparent`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Starts a child span for a call. */
  readonly call: (name: string, facts: SpanFacts) => Span;
  /** Ends it, once. `name` is the final name; `error` a code or a status. */
  readonly end: (end: {
    readonly name?: string;
    readonly facts?: SpanFacts;
    readonly error?: string;
  }) => void;
}

export interface Tracer {
  /** Starts the span of a request, which may continue the trace of the client. */
  readonly request: (headers: Readonly<Record<string, string | string[] | undefined>>) => Span;
  /** Exports all remaining spans; stops after a second, as a collector may be unreachable. */
  readonly stop: () => Promise<void>;
}

/** What is told of a span; never a path with a hash, a token or a variable. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** A stretch of work in a distributed trace. */
export interface Span {
  /** Headers by which the next one in line continues the trace, e.g. `traceparent`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Begins a call that is part of this work. */
  readonly call: (name: string, facts: SpanFacts) => Span;
  /** Ends it, once. `name` is what the work has turned out to be; `error` a code or a status. */
  readonly end: (end: {
    readonly name?: string;
    readonly facts?: SpanFacts;
    readonly error?: string;
  }) => void;
}

/** Makes spans and sends them away. */
export interface Tracer {
  /** Begins the work on a request, which may continue the trace of its caller. */
  readonly request: (headers: Readonly<Record<string, string | string[] | undefined>>) => Span;
  /** Sends what is not sent yet. */
  readonly stop: () => Promise<void>;
}

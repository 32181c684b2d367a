import type { CircuitState } from '../rest/client/circuit-breaker.ts';

/** One finished operation. */
export interface MeasuredOperation {
  /** As the client wrote it; null for an operation without a name. */
  readonly name: string | null;
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** `failed` when the response has errors. */
  readonly outcome: 'ok' | 'failed';
  readonly seconds: number;
}

/** One finished REST call. */
export interface MeasuredCall {
  readonly method: string;
  /** Path without ids, slugs and hashes, e.g. `/order/:id`. */
  readonly route: string;
  /** HTTP status; `none` without a response, `not-sent` when the circuit was open, the queue full or no time left. */
  readonly status: number | 'none' | 'not-sent';
  readonly seconds: number;
}

/** Source of public data: the cache, a pending read, a new read, or an expired entry. */
export type SharedReadOutcome = 'hit' | 'joined' | 'miss' | 'stale';

/** Source of a response to a public query: the cache, a pending entry, or a new execution. */
export type PublicResponseOutcome = 'hit' | 'joined' | 'miss';

/** Receives the events that the gateway counts; must not throw. */
export interface Metrics {
  readonly operation: (seen: MeasuredOperation) => void;
  /** A request that was rejected before execution, by the error code of its response. */
  readonly rejected: (code: string) => void;
  readonly restCall: (seen: MeasuredCall) => void;
  /** `kind` is a kind of public data, e.g. `products`. */
  readonly sharedRead: (kind: string, outcome: SharedReadOutcome) => void;
  /** A response to a public query of a guest. */
  readonly publicResponse: (outcome: PublicResponseOutcome) => void;
  /** The circuit breaker of a group of REST routes has changed its state. */
  readonly circuit: (group: string, state: CircuitState) => void;
}

/** Counts nothing. */
export const noMetrics: Metrics = {
  operation: () => undefined,
  rejected: () => undefined,
  restCall: () => undefined,
  sharedRead: () => undefined,
  publicResponse: () => undefined,
  circuit: () => undefined,
};

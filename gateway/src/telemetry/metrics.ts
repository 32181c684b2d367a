import type { CircuitState } from '../rest/client/circuit-breaker.ts';

/** One finished operation. */
export interface MeasuredOperation {
  /** As the client wrote it; null for an operation without a name. */
  readonly name: string | null;
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** `failed` when the reply holds errors. */
  readonly outcome: 'ok' | 'failed';
  readonly seconds: number;
}

/** One finished REST call. */
export interface MeasuredCall {
  readonly method: string;
  /** Path without ids, slugs and hashes, e.g. `/order/:id`. */
  readonly route: string;
  /** HTTP status; `none` without an answer, `not-sent` when the circuit was open, the queue full or no time left. */
  readonly status: number | 'none' | 'not-sent';
  readonly seconds: number;
}

/** Where public data came from: kept, from a reading under way, read anew, or too old and still given. */
export type SharedReadOutcome = 'hit' | 'joined' | 'miss' | 'stale';

/** Where a reply to a public query came from: kept, made for another asker just then, or made anew. */
export type PublicResponseOutcome = 'hit' | 'joined' | 'miss';

/** What the gateway counts about itself. Told of every event; must not throw. */
export interface Metrics {
  readonly operation: (seen: MeasuredOperation) => void;
  /** A request that was refused before anything was executed, by the code in its reply. */
  readonly refused: (code: string) => void;
  readonly restCall: (seen: MeasuredCall) => void;
  /** `kind` is a kind of public data, e.g. `products`. */
  readonly sharedRead: (kind: string, outcome: SharedReadOutcome) => void;
  /** A reply to a public query of a guest. */
  readonly publicResponse: (outcome: PublicResponseOutcome) => void;
  /** A circuit of a group of REST routes has changed. */
  readonly circuit: (group: string, state: CircuitState) => void;
}

/** Counts nothing. */
export const noMetrics: Metrics = {
  operation: () => undefined,
  refused: () => undefined,
  restCall: () => undefined,
  sharedRead: () => undefined,
  publicResponse: () => undefined,
  circuit: () => undefined,
};

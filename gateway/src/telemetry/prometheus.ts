import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CircuitState } from '../rest/client/circuit-breaker.ts';
import type { Metrics } from './metrics.ts';
import { OperationNames } from './operation-names.ts';

/** Upper bounds of durations, in seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

const CIRCUIT_VALUES: Readonly<Record<CircuitState, number>> = {
  closed: 0,
  'half-open': 1,
  open: 2,
};

/** Counters that can be read in the text format of Prometheus. */
export interface PrometheusMetrics extends Metrics {
  readonly contentType: string;
  readonly text: () => Promise<string>;
}

/**
 * Counters for Prometheus, with those of the process: processor, memory, garbage collection and the
 * delay of the event loop. Clients cannot add labels without limit.
 */
export function createPrometheusMetrics(): PrometheusMetrics {
  const registry = new Registry();
  const registers = [registry];
  const names = new OperationNames();
  collectDefaultMetrics({ register: registry });

  const operations = new Counter({
    name: 'gateway_operations_total',
    help: 'Operations that were executed, by name and by whether the response has errors.',
    labelNames: ['operation', 'kind', 'outcome'],
    registers,
  });
  // Set from the start for the alert OrdersFail: `increase()` does not count the first value of a new series.
  const order = names.label('SubmitOrder');
  operations.inc({ operation: order, kind: 'mutation', outcome: 'failed' }, 0);
  const operationSeconds = new Histogram({
    name: 'gateway_operation_duration_seconds',
    help: 'How long operations took.',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers,
  });
  const rejected = new Counter({
    name: 'gateway_rejected_total',
    help: 'Requests that were rejected before execution, by code.',
    labelNames: ['code'],
    registers,
  });
  const restCalls = new Histogram({
    name: 'gateway_rest_call_duration_seconds',
    help: 'How long calls to the shop took, by route and status class.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const sharedReads = new Counter({
    name: 'gateway_public_data_total',
    help: 'Sources of public data: hit, joined (a pending request), miss, stale.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const publicResponses = new Counter({
    name: 'gateway_response_cache_total',
    help: 'Public queries of guests: hit (cached), joined (executed for another request), miss.',
    labelNames: ['outcome'],
    registers,
  });
  const circuits = new Gauge({
    name: 'gateway_circuit_state',
    help: 'Circuits of groups of REST routes: 0 closed, 1 half-open, 2 open.',
    labelNames: ['group'],
    registers,
  });

  return {
    operation: ({ name, kind, outcome, seconds }) => {
      const operation = names.label(name);
      operations.inc({ operation, kind, outcome });
      operationSeconds.observe({ operation }, seconds);
    },
    rejected: (code) => rejected.inc({ code }),
    restCall: ({ method, route, status, seconds }) =>
      restCalls.observe({ method, route, status: statusClass(status) }, seconds),
    sharedRead: (kind, outcome) => sharedReads.inc({ kind, outcome }),
    publicResponse: (outcome) => publicResponses.inc({ outcome }),
    circuit: (group, state) => circuits.set({ group }, CIRCUIT_VALUES[state]),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

function statusClass(status: number | string): string {
  return typeof status === 'number' ? `${Math.floor(status / 100)}xx` : status;
}

import type { Log } from '../log.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Tracer } from '../telemetry/span.ts';
import type { DeskEvents } from './reply-desk.ts';

/**
 * Counts, logs and traces operations that were answered without the engine just as the engine's own
 * (`plugins/operation-telemetry.ts`, `plugins/request-log.ts`), and says that they were.
 */
export function deskTelemetry(services: {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracer: Tracer | null;
}): DeskEvents {
  const { log, metrics, tracer } = services;
  return {
    missed: () => metrics.publicReply('miss'),
    handedOut: ({ request, requestId }, { outcome, reply, ms }) => {
      const name = reply.operationName;
      metrics.publicReply(outcome);
      metrics.operation({ name, kind: 'query', outcome: 'ok', seconds: ms / 1_000 });
      const shown = name?.slice(0, 100) ?? null;
      tracer?.request(request.headers).end({
        name: shown === null ? 'query' : `query ${shown}`,
        facts: {
          'graphql.operation.type': 'query',
          ...(shown === null ? {} : { 'graphql.operation.name': shown }),
          'gawai.reply': outcome,
        },
      });
      log.info(
        {
          requestId,
          operation: shown,
          kind: 'query',
          ms: Math.round(ms),
          personalRestCalls: 0,
          reply: outcome,
        },
        'operation',
      );
    },
  };
}

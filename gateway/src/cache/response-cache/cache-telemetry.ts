import type { Log } from '../../telemetry/log.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import type { Tracer } from '@gawai/server-kit/tracing/span';
import type { CacheEvents } from './response-cache-handler.ts';

/**
 * Counts, logs and traces cached responses as Apollo's plugins do for executed operations
 * (`plugins/operation-telemetry.ts`, `plugins/request-log.ts`), and marks them as cached.
 */
export function cacheTelemetry(services: {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracer: Tracer | null;
}): CacheEvents {
  const { log, metrics, tracer } = services;
  return {
    missed: () => metrics.publicResponse('miss'),
    served: ({ request }, { outcome, response, ms }) => {
      const name = response.operationName;
      metrics.publicResponse(outcome);
      metrics.operation({ name, kind: 'query', outcome: 'ok', seconds: ms / 1_000 });
      const shown = name?.slice(0, 100) ?? null;
      tracer?.request(request.headers).end({
        name: shown === null ? 'query' : `query ${shown}`,
        facts: {
          'graphql.operation.type': 'query',
          ...(shown === null ? {} : { 'graphql.operation.name': shown }),
          'gawai.response_cache': outcome,
        },
      });
      log.info(
        {
          requestId: request.id,
          operation: shown,
          kind: 'query',
          ms: Math.round(ms),
          personalRestCalls: 0,
          responseCache: outcome,
        },
        'operation',
      );
    },
  };
}

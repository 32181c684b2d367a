import type { Tracer } from '@gawai/server-kit/tracing/span';
import { startTracer } from '@gawai/server-kit/tracing/start-tracer';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { noMetrics, type Metrics } from './metrics.ts';

/** Metrics and traces. */
export interface Telemetry {
  readonly metrics: Metrics;
  /** Null without tracing. */
  readonly tracer: Tracer | null;
  /** Serves `/metrics`; does not listen yet. Null without metrics. */
  readonly metricsApp: FastifyInstance | null;
}

/** Loads only what is enabled: metrics and traces cost nothing while they are off. */
export async function startTelemetry(config: GatewayConfig): Promise<Telemetry> {
  return { ...(await startMetrics(config)), tracer: await startTracer(config.tracing) };
}

async function startMetrics({
  metrics: address,
}: GatewayConfig): Promise<Pick<Telemetry, 'metrics' | 'metricsApp'>> {
  if (address === null) return { metrics: noMetrics, metricsApp: null };
  const [{ createPrometheusMetrics }, { metricsApp }] = await Promise.all([
    import('./prometheus.ts'),
    import('@gawai/server-kit/metrics-app'),
  ]);
  const metrics = createPrometheusMetrics();
  return { metrics, metricsApp: metricsApp(metrics) };
}

import type { Tracer } from './span.ts';
import type { TracingConfig } from './tracing-settings.ts';

/** Loads OpenTelemetry only when it is needed: traces cost nothing while they are off. */
export async function startTracer(tracing: TracingConfig | null): Promise<Tracer | null> {
  if (tracing === null) return null;
  const { createOtlpTracer } = await import('./otlp-tracer.ts');
  return createOtlpTracer(tracing);
}

import { setTimeout as delay } from 'node:timers/promises';
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span as ApiSpan,
  type Tracer as ApiTracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Span, Tracer } from './span.ts';
import type { TracingConfig } from './tracing-settings.ts';

const propagator = new W3CTraceContextPropagator();

/** How long the last spans may take to be sent, in ms. */
const LAST_SPANS = 1_000;

/**
 * Sends spans to a collector by OTLP over HTTP. The set share of all traces is sampled, whatever a
 * client requests; programs with the same share sample the same traces.
 */
export function createOtlpTracer(options: TracingConfig): Tracer {
  const share = new TraceIdRatioBasedSampler(options.share);
  const exporter = new OTLPTraceExporter({ url: `${options.url}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.serviceName }),
    sampler: new ParentBasedSampler({ root: share, remoteParentSampled: share }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('gawai');
  return {
    request: (headers) => {
      const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent);
      return toSpan(tracer, span);
    },
    // An unreachable collector must not prevent the process from exiting.
    stop: () =>
      Promise.race([
        provider.shutdown().catch(() => undefined),
        delay(LAST_SPANS, undefined, { ref: false }),
      ]),
  };
}

function toSpan(tracer: ApiTracer, span: ApiSpan): Span {
  const context = trace.setSpan(ROOT_CONTEXT, span);
  const headers: Record<string, string> = {};
  propagator.inject(context, headers, defaultTextMapSetter);
  return {
    headers,
    call: (name, facts) => {
      const options = { kind: SpanKind.CLIENT, attributes: facts };
      return toSpan(tracer, tracer.startSpan(name, options, context));
    },
    end: ({ name, facts, error }) => {
      if (name !== undefined) span.updateName(name);
      if (facts !== undefined) span.setAttributes(facts);
      if (error !== undefined) {
        span.setAttribute('error.type', error);
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

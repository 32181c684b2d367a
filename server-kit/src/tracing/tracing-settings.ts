import type { z } from 'zod';
import { setting } from '../setting.ts';

export interface TracingConfig {
  /** Base address of the collector. */
  readonly url: string;
  /** Share of all traces that is sampled, 0 to 1. */
  readonly share: number;
  readonly serviceName: string;
}

export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: setting.address.optional(),
  OTEL_TRACES_SAMPLER_ARG: setting.share.default(1),
  OTEL_SERVICE_NAME: setting.text.optional(),
};

type Settings = z.output<z.ZodObject<typeof tracingSettings>>;

/** Where this program sends traces; null = nothing is traced. `name` is its service name if none is set. */
export function tracingOf(settings: Settings, name: string): TracingConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_SAMPLER_ARG: share } = settings;
  if (url === undefined) return null;
  return { url, share, serviceName: settings.OTEL_SERVICE_NAME ?? name };
}

/** The parent span of a request (W3C Trace Context). */
export interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
  /** Whether the sender samples the trace. */
  readonly isSampled: boolean;
}

const FORM =
  /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;

/** Reads the header `traceparent`; null when it is missing or not well-formed. */
export function readTraceParent(
  header: string | readonly string[] | undefined,
): TraceParent | null {
  const [, traceId, spanId, flags] = (typeof header === 'string' ? FORM.exec(header) : null) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export function writeTraceParent({ traceId, spanId, isSampled }: TraceParent): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}

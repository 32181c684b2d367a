import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { LogLevel } from '../config.ts';
import { describeError, scrub } from './log-scrub.ts';

/** The log of the gateway: one JSON object per line. */
export type Log = Logger;

/** Written in place of a value. */
const CENSOR = '[hidden]';

/** Names whose values are never written. */
const SECRET_NAMES: ReadonlySet<string> = new Set([
  ...['authorization', 'cookie', 'token', 'bearer', 'password', 'signature'],
  ...['phone', 'email', 'hash', 'accessHash', 'variables'],
]);

/** How deep records may be nested. */
const DEPTH_MAX = 5;

/**
 * Creates the log; `destination` is for tests, standard output without it. Secret and personal values
 * are hidden by their names, and in texts by patterns.
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: { program: 'gateway' },
    serializers: { err: (error: unknown) => describeError(error) },
    // Not pino's `redact`: its wildcards cost twice as much as the rest of a line.
    formatters: { log: (record) => scrubRecord(record, DEPTH_MAX) },
    hooks: {
      // Libraries that receive this log write plain texts.
      logMethod(parts, write) {
        write.apply(this, parts.map((part) => scrubText(part)) as typeof parts);
      },
    },
  };
  // Requests do not wait for writes; pino writes what is left when the process exits.
  return pino(options, destination ?? pino.destination({ sync: false }));
}

function scrubText(part: unknown): unknown {
  return typeof part === 'string' ? scrub(part) : part;
}

function scrubRecord(
  record: Readonly<Record<string, unknown>>,
  depth: number,
): Record<string, unknown> {
  const entries = Object.entries(record).map(([name, value]) => [
    name,
    SECRET_NAMES.has(name) ? CENSOR : scrubValue(value, depth),
  ]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** Errors stay as they are: the serializer of `err` describes them. */
function scrubValue(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error)
    return scrubText(value);
  if (depth === 0) return CENSOR;
  return Array.isArray(value)
    ? value.map((each) => scrubValue(each, depth - 1))
    : scrubRecord({ ...value }, depth - 1);
}

import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { LogLevel } from './config.ts';
import { describeError, scrub } from './log-scrub.ts';

/** The log of the gateway: one JSON object per line. */
export type Log = Logger;

/** Names whose values are never written, wherever they stand in the first levels of a record. */
const SECRET_NAMES = [
  'authorization',
  'cookie',
  'token',
  'bearer',
  'password',
  'phone',
  'email',
  'signature',
  'hash',
  'variables',
] as const;

/**
 * Makes the log; `destination` is for tests, standard output without it. What is secret or personal
 * is hidden by its name, and in texts by its form.
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: { program: 'gateway' },
    redact: {
      paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[hidden]',
    },
    serializers: { err: (error: unknown) => describeError(error) },
    formatters: { log: scrubTexts },
    hooks: {
      // Libraries that are given the log write whole sentences.
      logMethod(parts, write) {
        write.apply(this, parts.map((part) => scrubText(part)) as typeof parts);
      },
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function scrubText(part: unknown): unknown {
  return typeof part === 'string' ? scrub(part) : part;
}

function scrubTexts(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, scrubText(value)]),
  );
}

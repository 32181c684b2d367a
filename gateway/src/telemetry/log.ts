import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { LogLevel } from '../config.ts';
import { describeError, scrub } from './log-scrub.ts';

/** The log of the gateway: one JSON object per line. */
export type Log = Logger;

/** Names whose values are never written, in the first levels of a record. */
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
  'accessHash',
  'variables',
] as const;

/**
 * Creates the log; `destination` is for tests, standard output without it. Secret and personal values
 * are hidden by their names, and in texts by patterns.
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
      // Libraries that receive this log write plain texts.
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

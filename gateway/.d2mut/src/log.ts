import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './config.ts';

/** The log of the gateway: one JSON object per line. */
export type Log = Logger;

/** Names whose values are never written, wherever they stand in the first levels of a record. */
const SECRET_NAMES = [
  'authorization',
  'token',
  'bearer',
  'password',
  'phone',
  'email',
  'signature',
  'hash',
  'variables',
] as const;

/** Makes the log; `destination` is for tests, standard output without it. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const paths = SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const options = {
    level,
    base: { program: 'gateway' },
    redact: { paths, censor: '[hidden]' },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

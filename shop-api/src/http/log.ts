import { requestId } from '@gawai/server-kit/request-id';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { LogController, type FastifyServerOptions } from 'fastify';
import type { Settings } from '../config.ts';

/** An error as it is logged. */
export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly query?: string;
};

/**
 * The loggable parts of an error. The message of a failed query contains its values, such as phone numbers and
 * password hashes: only the statement and the message of the database are logged.
 */
export function loggedError(error: Error): LoggedError {
  const isQuery = error instanceof DrizzleQueryError;
  const cause = isQuery ? causeOf(error) : error;
  return {
    type: cause.name,
    message: cause.message,
    stack: cause.stack ?? '',
    ...('code' in cause && typeof cause.code === 'string' ? { code: cause.code } : {}),
    ...(isQuery ? { query: error.query } : {}),
  };
}

/** The embedded database also fails with objects that are no errors, e.g. `{"name":"ErrnoError","errno":51}`. */
function causeOf({ cause }: DrizzleQueryError): Error {
  return cause instanceof Error ? cause : new Error(`failed query: ${JSON.stringify(cause)}`);
}

/**
 * How the app logs: one JSON object per line, with the request id that the gateway sends. `stream` is for tests,
 * standard output without it.
 */
export function logOptions(level: Settings['logLevel'], stream?: { write(line: string): void }) {
  return {
    logger: {
      level,
      base: { program: 'shop-api' },
      serializers: { err: loggedError },
      ...(stream === undefined ? {} : { stream }),
    },
    genReqId: requestId,
    // Requests are not logged: paths contain the hashes that grant access to guest orders.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
  } satisfies FastifyServerOptions;
}

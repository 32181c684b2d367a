import { DrizzleQueryError } from 'drizzle-orm/errors';

/** An error as it is logged. */
export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly query?: string;
};

/**
 * What may be written about an error. The words of a failed query hold the values that were sent,
 * such as phone numbers and password hashes: only the statement and the database's own words stay.
 */
export function loggedError(error: Error): LoggedError {
  const isQuery = error instanceof DrizzleQueryError;
  const cause = isQuery ? (error.cause ?? new Error('failed query')) : error;
  return {
    type: cause.name,
    message: cause.message,
    stack: cause.stack ?? '',
    ...('code' in cause && typeof cause.code === 'string' ? { code: cause.code } : {}),
    ...(isQuery ? { query: error.query } : {}),
  };
}

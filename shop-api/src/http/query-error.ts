import { DrizzleQueryError } from 'drizzle-orm/errors';

/** Why a query failed: the database is away, the input does not fit a column, or the code is wrong. */
export type QueryErrorKind = 'away' | 'unfit-input' | 'unexpected';

const CONNECTION_CODES = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND'];
/** Connection exceptions (08…), operator intervention (57P…), too many connections (53300). */
const AWAY_STATES = /^(?:08...|57P..|53300)$/;
const AWAY_WORDS = [
  'timeout exceeded when trying',
  'Connection terminated',
  'Client has encountered a connection error',
];
/** Data exceptions, such as a number out of range or bytes that are no text. */
const UNFIT_STATES = /^22...$/;

/** What went wrong below a query, by the code that the database or the network gave. */
export function queryErrorKind(error: unknown): QueryErrorKind {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return 'unexpected';
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  if (CONNECTION_CODES.includes(code) || AWAY_STATES.test(code)) return 'away';
  // The words of pool and connection when none comes up or one breaks; they give these no code.
  if (code === '' && AWAY_WORDS.some((words) => cause.message.startsWith(words))) return 'away';
  return UNFIT_STATES.test(code) ? 'unfit-input' : 'unexpected';
}

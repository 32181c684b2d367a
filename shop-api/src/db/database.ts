import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The shop's database, or a transaction on it: the same type on PGlite and on PostgreSQL, so that
 * queries and seeds run unchanged on both and inside a caller's transaction.
 */
export type Database = PgDatabase<PgQueryResultHKT>;

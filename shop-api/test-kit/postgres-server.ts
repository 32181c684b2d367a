import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { onServer } from './on-server.ts';

/** Connections reserved for other test files and programs on the same server. */
const RESERVED = 60;
const DEFAULT_CONNECTIONS = 20;

/**
 * `wanted` connections when `max_connections` of the server allows them, else the default of the shop. The default of
 * PostgreSQL is 100.
 */
export async function connectionsFor(wanted: number): Promise<number> {
  const prepared = inject('preparedDatabase');
  if (prepared.engine !== 'postgres') throw new Error('Only PostgreSQL has connections');
  const { rows } = await onServer(prepared.server, 'SHOW max_connections');
  return Number(rows[0]?.['max_connections']) >= wanted + RESERVED ? wanted : DEFAULT_CONNECTIONS;
}

/** Number of open connections to the database. */
export function openConnections(db: Database): Promise<number> {
  return oneNumber(
    db,
    sql`SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()`,
  );
}

/** Number of deadlocks of this database so far (SQLSTATE 40P01). */
export async function deadlocksOf(db: Database): Promise<number> {
  await db.execute(sql`SELECT pg_stat_clear_snapshot()`);
  return oneNumber(
    db,
    sql`SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`,
  );
}

async function oneNumber(db: Database, query: ReturnType<typeof sql>): Promise<number> {
  const [row] = await db
    .select({ value: sql`value`.mapWith(Number) })
    .from(sql`(${query}) AS one_row (value)`);
  if (row === undefined) throw new Error('PostgreSQL returned no number');
  return row.value;
}

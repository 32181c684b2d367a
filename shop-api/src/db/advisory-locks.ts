import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

// Numbers of PostgreSQL's advisory locks, the same in every process of a shop. Migration 0003 uses 7424203.
/** Held during migrations. */
export const MIGRATION_LOCK = 7_424_201;
/** Held while a database is filled. */
export const SEED_LOCK = 7_424_202;
/** Held while payments are rechecked. */
export const RECHECK_LOCK = 4_001_001;
/** Held while orders expire. */
export const EXPIRY_LOCK = 4_001_002;

const RETRY_MS = 250;

/** Acquires a lock until the end of this transaction; false when another transaction holds it. */
export async function tryLock(transaction: Database, lock: number | bigint): Promise<boolean> {
  const [row] = await transaction
    .select({ isFree: sql<boolean>`pg_try_advisory_xact_lock(${lock.toString()}::bigint)` })
    .from(sql`(VALUES (1)) AS one_row`);
  return row?.isFree === true;
}

/**
 * Acquires a lock until the end of this transaction, however long another process holds it. It polls: a statement that
 * waits for long looks like a silent connection, which is closed.
 */
export async function waitForLock(transaction: Database, lock: number): Promise<void> {
  while (!(await tryLock(transaction, lock))) await delay(RETRY_MS);
}

/** Removes the statement and idle timeouts from this transaction. */
export async function withoutTimeLimits(transaction: Database): Promise<void> {
  await transaction.execute(
    sql`SELECT set_config(name, '0', true)
        FROM (VALUES ('statement_timeout'), ('idle_in_transaction_session_timeout')) AS limits (name)`,
  );
}

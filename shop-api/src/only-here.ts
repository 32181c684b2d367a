import { sql } from 'drizzle-orm';
import type { Shop } from './shop.ts';

/**
 * Does `work` unless another process on the same PostgreSQL does work with the same number now. The embedded database
 * has one process.
 */
export async function onlyHere(
  { db, settings }: Pick<Shop, 'db' | 'settings'>,
  lock: number,
  work: () => Promise<void>,
): Promise<void> {
  if (settings.databaseUrl === null) return work();
  // The lock is held by a connection of its own, and ends with it when the process dies.
  await db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ isFree: sql<boolean>`pg_try_advisory_xact_lock(${lock}::bigint)` })
      .from(sql`(VALUES (1)) AS one_row`);
    if (row?.isFree === true) await work();
  });
}

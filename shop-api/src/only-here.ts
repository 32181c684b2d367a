import { lastLong, tryLock } from './db/advisory-locks.ts';
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
    if (!(await tryLock(transaction, lock))) return;
    await lastLong(transaction);

    await work();
  });
}

import { sql } from 'drizzle-orm';
import { SEED_LOCK, waitForLock, withoutTimeLimits } from './advisory-locks.ts';
import type { Database } from './database.ts';
import { provinces } from './tables/region.ts';
import { seedings } from './tables/seeding.ts';
import { seedRegions } from '../resources/region/seed-regions.ts';

const SET_ID_SEQUENCES = sql`
DO $$
DECLARE identity record;
BEGIN
  FOR identity IN
    SELECT table_name FROM information_schema.columns
    WHERE is_identity = 'YES' AND column_name = 'id' AND table_schema = current_schema()
  LOOP
    EXECUTE format(
      'SELECT setval(pg_get_serial_sequence(%L, ''id''), coalesce(max(id), 0) + 1, false) FROM %I',
      quote_ident(identity.table_name), identity.table_name);
  END LOOP;
END $$`;

/**
 * Seeds a new database with the regions of Indonesia and the data of `seed`, all or nothing and only once. Processes
 * that start together wait for the one that seeds.
 */
export async function seedWhenEmpty(
  db: Database,
  seed: (db: Database) => Promise<void> | undefined,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await withoutTimeLimits(transaction);
    await waitForLock(transaction, SEED_LOCK);
    const filled = await transaction.select().from(seedings).limit(1);
    if (filled.length > 0) return;
    // A database created from the template already contains them.
    const found = await transaction.select({ id: provinces.id }).from(provinces).limit(1);
    if (found.length === 0) await seedRegions(transaction);
    await seed(transaction);
    await setIdSequences(transaction);
    await transaction.insert(seedings).values({});
  });
}

/** Sets every sequence past the largest id, after rows were inserted with explicit ids. */
export async function setIdSequences(db: Database): Promise<void> {
  await db.execute(SET_ID_SEQUENCES);
}

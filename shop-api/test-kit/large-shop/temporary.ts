import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';

/** Fills a table for the rest of the transaction, with statistics, so that joins with it are planned well. */
export async function makeTemporary(db: Database, table: string, query: SQL): Promise<void> {
  const name = sql.identifier(table);
  await db.execute(sql`CREATE TEMP TABLE ${name} ON COMMIT DROP AS ${query}`);
  await db.execute(sql`ANALYZE ${name}`);
}

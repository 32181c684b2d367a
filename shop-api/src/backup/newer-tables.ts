import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '../db/database.ts';
import { MIGRATIONS } from '../db/open-database.ts';
import { migrationHashes } from './tables.ts';

/** Hashes of the migrations that this version has, in their order. */
export const ownMigrations = (): string[] => readMigrationFiles(MIGRATIONS).map(({ hash }) => hash);

/** A warning when the tables have migrations that this version does not know; null otherwise. */
export async function newerTablesWarning(db: Database): Promise<string | null> {
  const own = new Set(ownMigrations());
  const unknown = (await migrationHashes(db)).filter((hash) => !own.has(hash)).length;
  if (unknown === 0) return null;
  return (
    `The tables have ${String(unknown)} migration(s) that this version does not know: a newer version has changed ` +
    'them. Start that one, or restore the backup from before the upgrade.'
  );
}

import { z } from 'zod';
import { BackupError } from './backup-error.ts';

/** The version of the format; a program reads only its own version. */
const FORMAT = 1;

/** The state of a sequence, as PostgreSQL stores it. */
export const sequenceSchema = z.object({ last: z.string(), called: z.boolean() });

/** The content of `manifest.json` of a backup. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** Hashes of the migrations that the tables have, in their order. */
  migrations: z.array(z.string()),
  /** Number of rows of each table. */
  tables: z.record(z.string(), z.number()),
  /** The value of each sequence, and whether it has been used. */
  sequences: z.record(z.string(), sequenceSchema),
});

export type Manifest = z.output<typeof manifestSchema>;

export const manifestOf = (content: Omit<Manifest, 'format' | 'createdAt'>): Manifest => ({
  format: FORMAT,
  createdAt: new Date().toISOString(),
  ...content,
});

/** Throws a BackupError when the migration hashes of `owner`, e.g. `this program`, differ from those of the backup. */
export function requireMigrations(
  { migrations }: Manifest,
  owner: string,
  hashes: readonly string[],
): void {
  if (hashes.join() === migrations.join()) return;
  throw new BackupError(
    `The backup has ${migrations.length} migrations, ${owner} ${hashes.length} or others. ` +
      'Restore it into a new database with the version of the program that made it, then upgrade.',
  );
}

/** The file of a backup that has the rows of a table, one JSON object per line. */
export const rowsFile = (table: string): string => `${table}.ndjson`;

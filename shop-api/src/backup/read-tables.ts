import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { BackupError } from './backup-error.ts';
import { requireMigrations, rowsFile, type Manifest } from './manifest.ts';
import { columnNames, migrationHashes, rowsOf } from './tables.ts';

/** Rows that are inserted by one statement. */
const ROWS = 500;

const constraints = z.array(z.object({ table: z.string(), name: z.string() }));

/** Fills empty tables from the files of a folder, in the caller's transaction. */
export async function readTables(db: Database, folder: string, manifest: Manifest): Promise<void> {
  requireMigrations(manifest, 'the database', await migrationHashes(db));
  const names = Object.keys(manifest.tables);
  const list = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(sql`TRUNCATE ${list}`);
  // Foreign keys are checked once, after all rows are inserted: tables and rows refer to each other.
  await setForeignKeys(db, 'DEFERRABLE INITIALLY DEFERRED');
  for (const [table, count] of Object.entries(manifest.tables)) {
    const read = await readTable(db, table, join(folder, rowsFile(table)));
    if (read !== count)
      throw new BackupError(`The backup has ${read} of ${count} rows of ${table}.`);
  }
  for (const [name, { last, called }] of Object.entries(manifest.sequences)) {
    const sequence = sql`quote_ident(${name}::text)::regclass`;
    await db.execute(sql`SELECT setval(${sequence}, ${last}::bigint, ${called}::boolean)`);
  }
  await db.execute(sql`SET CONSTRAINTS ALL IMMEDIATE`);
  await setForeignKeys(db, 'NOT DEFERRABLE');
}

async function setForeignKeys(db: Database, mode: string): Promise<void> {
  const keys = await rowsOf(
    db,
    sql`SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name FROM pg_constraint
      WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
    constraints,
  );
  for (const { table, name } of keys) {
    await db.execute(sql.raw(`ALTER TABLE ${table} ALTER CONSTRAINT ${name} ${mode}`));
  }
}

async function readTable(db: Database, table: string, path: string): Promise<number> {
  const columns = sql.join(
    (await columnNames(db, table)).map((name) => sql.identifier(name)),
    sql`, `,
  );
  const name = sql.identifier(table);
  const insert = (rows: readonly string[]) =>
    db
      .execute(
        sql`INSERT INTO ${name} (${columns}) SELECT ${columns}
        FROM jsonb_populate_recordset(NULL::${name}, ${`[${rows.join(',')}]`}::jsonb)`,
      )
      .catch((error: unknown) => {
        throw rowsProblem(table, error);
      });
  let rows: string[] = [];
  let count = 0;
  for await (const line of createInterface({ input: createReadStream(path) })) {
    rows.push(line);
    count += 1;
    if (rows.length < ROWS) continue;
    await insert(rows);
    rows = [];
  }
  if (rows.length > 0) await insert(rows);
  return count;
}

/** Rows that the database rejects. The message of the failed query contains personal data, so it is left out. */
function rowsProblem(table: string, error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const reason = error.cause?.message ?? 'the query failed';
  return new BackupError(`The rows of ${table} cannot be restored: ${reason}.`);
}

import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { manifestOf, rowsFile, sequenceSchema, type Manifest } from './manifest.ts';
import { migrationHashes, rowsOf, sequenceNames, tableNames } from './tables.ts';

/** Maximum number of rows in memory. */
const ROWS = 500;

const jsonRows = z.array(z.object({ row: z.string() }));
const sequenceStates = z.array(sequenceSchema);

/** Writes all tables to files of a folder as they are at one moment, while the shop may go on. */
export async function writeTables(db: Database, folder: string): Promise<Manifest> {
  return db.transaction(
    async (transaction) => {
      const tables: Record<string, number> = {};
      for (const table of await tableNames(transaction)) {
        tables[table] = await writeTable(transaction, table, join(folder, rowsFile(table)));
      }
      // After the rows: ids used meanwhile are skipped, and never used again.
      const sequences: Manifest['sequences'] = {};
      for (const name of await sequenceNames(transaction)) {
        const state = sql`SELECT last_value::text AS last, is_called AS called
          FROM ${sql.identifier(name)}`;
        const [row] = await rowsOf(transaction, state, sequenceStates);
        if (row !== undefined) sequences[name] = row;
      }
      return manifestOf({
        migrations: await migrationHashes(transaction),
        tables,
        sequences,
      });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Rows as PostgreSQL writes them: no number passes through JavaScript. Returns how many there are. */
async function writeTable(db: Database, table: string, path: string): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    await db.execute(
      sql`DECLARE backup_rows NO SCROLL CURSOR FOR
        SELECT to_jsonb(t)::text AS row FROM ${sql.identifier(table)} AS t`,
    );
    for (let count = 0; ;) {
      const rows = await rowsOf(db, sql.raw(`FETCH ${ROWS} FROM backup_rows`), jsonRows);
      if (rows.length > 0) await file.write(rows.map(({ row }) => `${row}\n`).join(''));
      count += rows.length;
      if (rows.length < ROWS) {
        await db.execute(sql`CLOSE backup_rows`);
        return count;
      }
    }
  } finally {
    await file.close();
  }
}

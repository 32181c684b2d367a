import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/database.ts';

const names = z.array(z.object({ name: z.string() }));

/** Runs a statement and validates its rows: the two drivers type them differently. */
export async function rowsOf<Row>(
  db: Database,
  statement: SQL,
  rows: z.ZodType<Row[]>,
): Promise<Row[]> {
  return z.object({ rows }).parse(await db.execute(statement)).rows;
}

const namesOf = async (db: Database, statement: SQL): Promise<string[]> =>
  (await rowsOf(db, statement, names)).map(({ name }) => name);

export const tableNames = (db: Database): Promise<string[]> =>
  namesOf(db, sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`);

/** The sequences that number their rows. */
export const sequenceNames = (db: Database): Promise<string[]> =>
  namesOf(
    db,
    sql`SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  );

/** The columns of a table without generated ones. */
export const columnNames = (db: Database, table: string): Promise<string[]> =>
  namesOf(
    db,
    sql`SELECT column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = ${table} AND is_generated = 'NEVER'
      ORDER BY ordinal_position`,
  );

/** Hashes of the migrations that the tables have, in their order. */
export const migrationHashes = (db: Database): Promise<string[]> =>
  namesOf(db, sql`SELECT hash AS name FROM drizzle.__drizzle_migrations ORDER BY id`);

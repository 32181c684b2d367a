import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { embeddedOptions, migratedEmbedded, type OpenDatabase } from '../src/db/open-database.ts';

/**
 * Copies the rows of all tables into a separate schema, from which `snapshot.restore()` restores them. Regions are
 * left out: they are many and never change.
 */
const TAKE_SNAPSHOT = `
  CREATE SCHEMA snapshot;
  CREATE TABLE snapshot.sequences (name text, value bigint, is_called boolean);
  CREATE VIEW snapshot.tables AS
    SELECT c.oid, c.relname AS name FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND c.relname NOT IN ('provinces', 'cities', 'districts');
  DO $$ DECLARE each record; BEGIN
    FOR each IN SELECT name FROM snapshot.tables LOOP
      EXECUTE format('CREATE TABLE snapshot.%1$I AS TABLE public.%1$I', each.name);
    END LOOP;
    FOR each IN SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'S' LOOP
      EXECUTE format('INSERT INTO snapshot.sequences SELECT %1$L, last_value, is_called FROM %1$s', each.name);
    END LOOP;
  END $$;
  CREATE FUNCTION snapshot.restore() RETURNS void LANGUAGE plpgsql AS $$ DECLARE each record; BEGIN
    -- Neither triggers nor references apply to rows that were there before.
    SET LOCAL session_replication_role = replica;
    EXECUTE (
      SELECT 'TRUNCATE ' || string_agg(format('public.%I', name), ', ')
      FROM snapshot.tables
    );
    FOR each IN
      SELECT t.name, string_agg(quote_ident(a.attname), ', ') AS columns
      FROM snapshot.tables t JOIN pg_attribute a ON a.attrelid = t.oid
      WHERE a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      GROUP BY t.name
    LOOP
      EXECUTE format('INSERT INTO public.%1$I (%2$s) SELECT %2$s FROM snapshot.%1$I', each.name, each.columns);
    END LOOP;
    PERFORM setval(name::regclass, value, is_called) FROM snapshot.sequences;
  END $$;
`;

/** Databases of this worker that no test file uses at the moment, by the dump that they were loaded from. */
const idle = new Map<string, PGlite[]>();

/** Makes copies of this database quick to restore. Called before it is dumped. */
export async function takeSnapshot(client: PGlite): Promise<void> {
  await client.exec(TAKE_SNAPSHOT);
}

/**
 * A database with the rows of the dump. Starting PostgreSQL costs ten times what restoring the rows does, so
 * a worker uses the databases that earlier test files have closed. A test that alters tables alters them back.
 */
export async function copyOfDump(dump: string): Promise<OpenDatabase> {
  const known = idle.get(dump)?.pop();
  if (known !== undefined) {
    await known.exec('SELECT snapshot.restore()');
    return openCopy(known, dump);
  }
  const client = new PGlite({ ...embeddedOptions, loadDataDir: new Blob([await readFile(dump)]) });
  await migratedEmbedded(client);
  return openCopy(client, dump);
}

/** Closing it a second time must not close it for the test file that uses it next. */
function openCopy(client: PGlite, dump: string): OpenDatabase {
  let isOpen = true;
  const close = () => {
    if (isOpen) idle.set(dump, [...(idle.get(dump) ?? []), client]);
    isOpen = false;
    return Promise.resolve();
  };
  return { db: drizzle(client), close };
}

import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { embeddedOptions, migratedEmbedded, type OpenDatabase } from '../src/db/open-database.ts';

/** Databases of this worker that no test file uses now: to make one takes ten times as long as to restore it. */
const unused: PGlite[] = [];

/** Holds the rows of the dump. */
const KEEP = `
  CREATE SCHEMA kept;
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('CREATE TABLE kept.%1$I AS TABLE public.%1$I', name);
    END LOOP;
    CREATE TABLE kept."the sequences" (name text, value bigint, is_called boolean);
    FOR name IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' LOOP
      EXECUTE format(
        'INSERT INTO kept."the sequences" SELECT %1$L, last_value, is_called FROM public.%1$I', name);
    END LOOP;
  END $$`;

/** Regions are many, and no test changes them. */
const RESTORE = `
  SET session_replication_role = replica;
  DO $$ DECLARE name text; columns text; BEGIN
    CREATE TEMPORARY TABLE restored ON COMMIT DROP AS SELECT tablename FROM pg_tables
      WHERE schemaname = 'kept' AND tablename NOT IN ('the sequences', 'provinces', 'cities', 'districts');
    EXECUTE (SELECT 'TRUNCATE ' || string_agg(format('public.%I', tablename), ',') FROM restored);
    FOR name IN SELECT tablename FROM restored LOOP
      SELECT string_agg(quote_ident(column_name), ',') INTO columns FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = name AND is_generated = 'NEVER';
      EXECUTE format(
        'INSERT INTO public.%1$I (%2$s) OVERRIDING SYSTEM VALUE SELECT %2$s FROM kept.%1$I', name, columns);
    END LOOP;
    PERFORM setval(format('public.%I', sequences.name), value, is_called) FROM kept."the sequences" AS sequences;
  END $$;
  SET session_replication_role = DEFAULT`;

async function readCopy(dump: string): Promise<PGlite> {
  const loadDataDir = new Blob([await readFile(dump)]);
  const client = new PGlite({ ...embeddedOptions, loadDataDir });
  await client.exec(KEEP);
  return client;
}

/** A database in memory with the rows of a dump; the next test file of this worker uses it again. */
export async function embeddedCopy(dump: string): Promise<OpenDatabase> {
  const client = unused.pop() ?? (await readCopy(dump));
  await client.exec(RESTORE);
  const { db } = await migratedEmbedded(client);
  return {
    db,
    close: () => {
      unused.push(client);
      return Promise.resolve();
    },
  };
}

import { getTableColumns, type Table } from 'drizzle-orm';

type Columns<Source extends Table> = Source['_']['columns'];

/** Selects some columns of a table under their own names. */
export function pick<Source extends Table, Name extends keyof Columns<Source> & string>(
  table: Source,
  ...names: readonly Name[]
): Pick<Columns<Source>, Name> {
  const wanted = new Set<string>(names);
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => wanted.has(name));
  return Object.fromEntries(columns) as Pick<Columns<Source>, Name>;
}

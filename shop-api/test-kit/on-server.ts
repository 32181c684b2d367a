import pg from 'pg';

/** The address of another database on the same PostgreSQL server. */
export function inDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs a statement over a separate connection. */
export async function onServer(
  server: string,
  statement: string,
): Promise<pg.QueryResult<Record<string, string>>> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await client.query<Record<string, string>>(statement);
  } finally {
    await client.end();
  }
}

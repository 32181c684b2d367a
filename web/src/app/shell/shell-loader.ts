import { loadQuery, type QueryClient } from '../../apollo/load-query.ts';
import { readCached } from '../../apollo/read-cached.ts';
import { ShellDocument, type ShellQuery } from './shell.generated.ts';

/** Loads header and footer; a part that fails is left out and does not fail the page. */
export async function loadShell(client: QueryClient): Promise<null> {
  await loadQuery<ShellQuery>(client, ShellDocument);
  return null;
}

/** True when a part of the shell failed: it is loaded again with the next page, or on retry. */
export function isShellIncomplete(client: QueryClient): boolean {
  return readCached(client.cache, ShellDocument) === null;
}

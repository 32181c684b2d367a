import { loadQuery, type QueryClient } from '../../apollo/load-query.ts';
import { readCached } from '../../apollo/read-cached.ts';
import { ShellDocument, type ShellQuery } from './shell.generated.ts';

/** Header and footer: whatever of it fails is left out, the page stands all the same. */
export async function loadShell(client: QueryClient): Promise<null> {
  await loadQuery<ShellQuery>(client, ShellDocument);
  return null;
}

/** True when a part of the shell failed: it is loaded again with the next page, or on demand. */
export function isShellIncomplete(client: QueryClient): boolean {
  return readCached(client.cache, ShellDocument) === null;
}

import { loadQuery, type QueryClient } from '../../apollo/load-query.ts';
import { ShellDocument, type ShellQuery } from './shell.generated.ts';

/** Header and footer: whatever of it fails is left out, the page stands all the same. */
export async function loadShell(client: QueryClient): Promise<null> {
  await loadQuery<ShellQuery>(client, ShellDocument);
  return null;
}

/** True when a part of the shell failed: it is loaded again with the next page, or on demand. */
export function isShellIncomplete(client: QueryClient): boolean {
  return client.cache.readQuery<ShellQuery>({ query: ShellDocument }) === null;
}

import type { ApolloClient } from '@apollo/client';
import { loadQuery, type Loaded } from '../../apollo/load-query.ts';
import type { PageLoader } from '../page-loader.ts';
import { ShellDocument, type ShellQuery } from './shell.generated.ts';

/** Header and footer: whatever of it fails is left out, the page stands all the same. */
export const loadShell: PageLoader<Pick<Loaded<ShellQuery>, 'failures'>> = async (client) => {
  const { failures } = await loadQuery<ShellQuery>(client, ShellDocument);
  return { failures };
};

/** True when a part of the shell is missing: it is asked for again with the next page, or on demand. */
export function isShellIncomplete(client: ApolloClient): boolean {
  return client.cache.readQuery<ShellQuery>({ query: ShellDocument }) === null;
}

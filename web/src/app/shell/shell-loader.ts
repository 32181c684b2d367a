import { loadQuery, type Loaded } from '../../apollo/load-query.ts';
import type { PageLoader } from '../page-loader.ts';
import { ShellDocument, type ShellQuery } from './shell.generated.ts';

/** Header and footer: whatever of it fails is left out, the page stands all the same. */
export const loadShell: PageLoader<Pick<Loaded<ShellQuery>, 'failures'>> = async (client) => {
  const { failures } = await loadQuery<ShellQuery>(client, ShellDocument);
  return { failures };
};

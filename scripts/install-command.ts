import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The command that installs the packages of a folder with a lock file of its own; null when they are as new as
 * that file.
 */
export function installCommand(folder: string): string[] | null {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  const modified = (path: string) => statSync(path).mtimeMs;
  const isFresh =
    existsSync(installed) && modified(installed) >= modified(join(folder, 'package-lock.json'));
  if (isFresh) return null;
  return ['npm', 'ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'];
}

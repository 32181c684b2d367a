import { existsSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';

/** What shop API and demo store in their data folder, also what a killed process left half done. */
const SHOP_ENTRY =
  /^(?:database(?:\.draft)?|receipts|pictures|secrets\.json(?:\.\d+)?|lock(?:\..+)?)$/;

/** A folder that a shop API has used has one of them. */
const MARKS = ['secrets.json', 'database/PG_VERSION', 'database.draft'];

/**
 * Deletes what is in the data folder of the shop. Returns null, or why the folder is not clearly that; then
 * nothing is deleted.
 */
export function emptyDataFolder(folder: string, repository: string): string | null {
  if (!existsSync(folder)) return null;
  if (!statSync(folder).isDirectory()) return `${folder} is not a folder.`;
  const path = relative(realpathSync(folder), realpathSync(repository));
  if (path.split(sep)[0] !== '..' && !isAbsolute(path)) return `${folder} holds this repository.`;
  const entries = readdirSync(folder);
  const others = entries.filter((name) => !SHOP_ENTRY.test(name));
  if (others.length > 0) return `${folder} also has ${others.slice(0, 3).join(', ')}.`;
  if (entries.length > 0 && !MARKS.some((mark) => existsSync(join(folder, mark)))) {
    return `${folder} has ${entries.join(', ')}, but no shop API has used it.`;
  }
  for (const name of entries) rmSync(join(folder, name), { recursive: true, force: true });
  return null;
}

import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { unpackTemplate, type CreateDatabase } from './database-template.ts';

/**
 * Creates the folder of the embedded database in a data folder when it is missing: from the template of the build in a
 * fraction of a second, or else by `createDatabase`. It appears complete or not at all, also when the process is killed. The
 * caller holds the lock of the data folder.
 */
export async function embeddedFolder(
  dataDir: string,
  template: { readonly folder: string; readonly migrations: string },
  createDatabase: CreateDatabase,
): Promise<string> {
  const folder = join(dataDir, 'database');
  if (existsSync(folder)) return folder;
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  if (!(await unpackTemplate(template.folder, template.migrations, draft)))
    await createDatabase(draft);
  await rename(draft, folder);
  return folder;
}

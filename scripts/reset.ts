// `npm run reset`: deletes the data of the reference shop; the next start creates it again.
import { resolve } from 'node:path';
import { folderUser, FolderInUseError } from '../shop-api/src/db/folder-lock.ts';
import { emptyDataFolder } from './data-folder.ts';
import { loadDotEnv } from './settings.ts';

loadDotEnv(process.cwd());
const folder = resolve(process.env['SHOP_DATA_DIR']?.trim() || '.data');
const user = await folderUser(folder);
if (user !== null) {
  console.error(`Nothing was deleted. ${new FolderInUseError(folder, user).message}`);
  process.exit(1);
}
const problem = emptyDataFolder(folder, process.cwd());
if (problem !== null) {
  console.error(
    `Nothing was deleted: ${problem} SHOP_DATA_DIR must name the data folder of a shop.`,
  );
  process.exit(1);
}
console.log(`Emptied ${folder}.`);
if (process.env['DATABASE_URL']?.trim()) {
  console.log('DATABASE_URL is set: that database was not touched.');
}

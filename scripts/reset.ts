// `npm run reset`: deletes the data of the reference shop; the next start creates it again.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadDotEnv } from './settings.ts';

loadDotEnv(process.cwd());
const folder = resolve(process.env['SHOP_DATA_DIR'] ?? '.data');
rmSync(folder, { recursive: true, force: true });
console.log(`Emptied ${folder}.`);
if (process.env['DATABASE_URL']) {
  console.log('DATABASE_URL is set: that database was not touched.');
}

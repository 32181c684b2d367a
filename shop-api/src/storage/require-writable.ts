import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { storedName } from '../resources/receipt/receipt-files.ts';
import { folderProblem } from '../start-problem.ts';

/** Throws a `StartProblem` when receipts could not be stored in the data folder. */
export async function requireWritable(dataDir: string): Promise<void> {
  const receipts = join(dataDir, dirname(storedName('a.jpg')));
  try {
    await mkdir(dataDir, { recursive: true });
    await access(existsSync(receipts) ? receipts : dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw folderProblem(dataDir, error);
  }
}

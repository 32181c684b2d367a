import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReceiptPicture } from './receipt-picture.ts';

const NAME_BYTES = 20;

/** The folder of the receipts: inside the data folder, which nothing serves from. */
function folderOf(dataDir: string): string {
  return join(dataDir, 'receipts');
}

/**
 * Writes a receipt under a name of the shop's own making and gives that name. When it cannot be
 * written whole, nothing of it stays.
 */
export async function storeReceipt(dataDir: string, picture: ReceiptPicture): Promise<string> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${randomBytes(NAME_BYTES).toString('hex')}.${picture.ending}`;
  try {
    await writeFile(join(folder, name), picture.bytes, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    await dropReceipt(dataDir, name);
    throw error;
  }
  return name;
}

/** The bytes of a kept receipt, null when its file is gone. */
export async function readReceipt(dataDir: string, name: string): Promise<Buffer | null> {
  try {
    return await readFile(join(folderOf(dataDir), name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Removes a receipt; one that is gone already is no error. */
export async function dropReceipt(dataDir: string, name: string): Promise<void> {
  await rm(join(folderOf(dataDir), name), { force: true });
}

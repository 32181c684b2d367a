import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { storedName } from '../resources/receipt/receipt-files.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { rowsFile } from './manifest.ts';

/** Receipts that are copied concurrently. */
const AT_ONCE = 8;

const receiptRow = z
  .object({ file_name: z.string().regex(/^[\w.]+$/), content_type: z.string() })
  .transform((row) => ({ name: storedName(row.file_name), contentType: row.content_type }));

type Receipt = z.output<typeof receiptRow>;

/** Copies the receipts that the saved rows of a folder name into it. Returns how many had no file. */
export async function saveReceipts(files: FileStorage, folder: string): Promise<number> {
  let missing = 0;
  await forEachReceipt(folder, async ({ name }) => {
    const bytes = await files.get(name);
    if (bytes === null) {
      missing += 1;
      return;
    }
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes, { mode: 0o600 });
  });
  return missing;
}

/** Stores the receipts that a folder has of those that its rows name. */
export async function restoreReceipts(files: FileStorage, folder: string): Promise<void> {
  await forEachReceipt(folder, async ({ name, contentType }) => {
    const path = join(folder, name);
    if (existsSync(path)) await files.put(name, await readFile(path), contentType);
  });
}

async function forEachReceipt(
  folder: string,
  work: (receipt: Receipt) => Promise<void>,
): Promise<void> {
  let batch: Receipt[] = [];
  for await (const line of createInterface({
    input: createReadStream(join(folder, rowsFile('receipts'))),
  })) {
    batch.push(receiptRow.parse(JSON.parse(line)));
    if (batch.length < AT_ONCE) continue;
    await Promise.all(batch.map(work));
    batch = [];
  }
  await Promise.all(batch.map(work));
}

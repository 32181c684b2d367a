import { randomBytes } from 'node:crypto';
import type { FileStorage } from '../../storage/file-storage.ts';
import type { ReceiptPicture } from './receipt-picture.ts';

const NAME_BYTES = 20;

/** The storage name of a receipt with this `fileName`. */
export const storedName = (fileName: string): string => `receipts/${fileName}`;

/** Stores a receipt and returns its new random file name. */
export async function storeReceipt(files: FileStorage, picture: ReceiptPicture): Promise<string> {
  const { ending, bytes, contentType } = picture;
  const fileName = `${randomBytes(NAME_BYTES).toString('hex')}.${ending}`;
  await files.put(storedName(fileName), bytes, contentType);
  return fileName;
}

export function readReceipt(files: FileStorage, fileName: string): Promise<Buffer | null> {
  return files.get(storedName(fileName));
}

export function dropReceipt(files: FileStorage, fileName: string): Promise<void> {
  return files.remove(storedName(fileName));
}

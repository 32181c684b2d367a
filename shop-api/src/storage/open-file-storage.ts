import type { Settings } from '../config.ts';
import { DiskStorage } from './disk-storage.ts';
import type { FileStorage, OnNotRemoved } from './file-storage.ts';

/** The storage that the settings choose: an object storage, else the data folder. No call is made. */
export async function openFileStorage(
  { dataDir, objectStorage }: Pick<Settings, 'dataDir' | 'objectStorage'>,
  onNotRemoved: OnNotRemoved = () => undefined,
): Promise<FileStorage> {
  if (objectStorage === null) return new DiskStorage(dataDir, onNotRemoved);
  const { S3Storage } = await import('./s3-storage.ts');
  return new S3Storage(objectStorage, onNotRemoved);
}

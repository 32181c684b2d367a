import type { Settings } from '../config.ts';
import { hasCode } from '../has-code.ts';
import type { FileStorage, OnNotRemoved } from './file-storage.ts';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files in a local folder that only its owner can read and that is not served. */
class DiskStorage implements FileStorage {
  readonly #folder: string;
  readonly #onNotRemoved: OnNotRemoved;

  constructor(folder: string, onNotRemoved: OnNotRemoved) {
    this.#folder = folder;
    this.#onNotRemoved = onNotRemoved;
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    const path = join(this.#folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await writeFile(path, bytes, { mode: 0o600, flush: true });
    } catch (error) {
      await this.remove(name);
      throw error;
    }
  }

  async get(name: string): Promise<Buffer | null> {
    try {
      return await readFile(join(this.#folder, name));
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return null;
      throw error;
    }
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.#folder, name), { force: true }).catch(this.#onNotRemoved);
  }
}

/** The object storage of the settings, else the data folder. Sends no request. */
export async function openFileStorage(
  { dataDir, objectStorage }: Pick<Settings, 'dataDir' | 'objectStorage'>,
  onNotRemoved: OnNotRemoved = () => undefined,
): Promise<FileStorage> {
  if (objectStorage === null) return new DiskStorage(dataDir, onNotRemoved);
  const { S3Storage } = await import('./s3-storage.ts');
  return new S3Storage(objectStorage, onNotRemoved);
}

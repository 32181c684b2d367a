import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryDataDir } from '../../test-kit/temporary-data-dir.ts';
import { S3Server } from '../../test-kit/s3-server.ts';
import { readSettings } from '../config.ts';
import { openFileStorage } from './open-file-storage.ts';

const server = await S3Server.start();
afterAll(() => server.remove());

const defaults = readSettings({ SHOP_DATA_DIR: temporaryDataDir() });
const open = (objectStorage: typeof server.settings | null) =>
  openFileStorage({ ...defaults, objectStorage }, (error) => {
    throw error;
  });

describe.each([
  ['disk', await open(null)],
  ['S3', await open(server.settings)],
])('FileStorage: %s', (_kind, files) => {
  const put = (name: string, bytes: Buffer) => files.put(name, bytes, 'image/jpeg');

  it('returns the bytes of a stored file', async () => {
    const bytes = randomBytes(1_200_000);
    await put('receipts/large.jpg', bytes);
    await put('receipts/other.jpg', Buffer.from('another'));
    expect((await files.get('receipts/large.jpg'))?.equals(bytes)).toBe(true);
    expect((await files.get('receipts/other.jpg'))?.toString()).toBe('another');
  });

  it('stores an empty file', async () => {
    await put('receipts/empty.jpg', Buffer.alloc(0));
    expect(await files.get('receipts/empty.jpg')).toEqual(Buffer.alloc(0));
  });

  it('changes nothing when a file is stored again, also concurrently', async () => {
    const bytes = randomBytes(200_000);
    await put('receipts/again.jpg', bytes);
    await Promise.all([1, 2, 3].map(() => put('receipts/again.jpg', bytes)));
    expect((await files.get('receipts/again.jpg'))?.equals(bytes)).toBe(true);
  });

  it('returns null for a file that it does not have', async () => {
    expect(await files.get('receipts/none.jpg')).toBeNull();
  });

  it('removes a file, and ignores a file that does not exist', async () => {
    await put('receipts/old.jpg', Buffer.from('old'));
    await files.remove('receipts/old.jpg');
    expect(await files.get('receipts/old.jpg')).toBeNull();
    await files.remove('receipts/old.jpg');
  });
});

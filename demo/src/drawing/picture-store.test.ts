import { readdir, rm, writeFile } from 'node:fs/promises';
import { S3Storage } from '@gawai/shop-api/storage/s3-storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryDataDir } from '../../../shop-api/test-kit/temporary-data-dir.ts';
import { S3Server } from '../../../shop-api/test-kit/s3-server.ts';
import { createPictureService } from './picture-service.ts';
import { PictureStore } from './picture-store.ts';

const PATH = 'product/galaxy-a55-1.webp';
const NAME = 'product_galaxy-a55-1.320.0a0a0a0a.avif';

let server: S3Server;
beforeAll(async () => {
  server = await S3Server.start();
});
afterAll(() => server.remove());

/** A machine of the shop, which counts what it draws, with a folder of its own and the bucket of all. */
function machine(width = 320, timeoutMs = 20_000) {
  const directory = temporaryDataDir();
  const errors: unknown[] = [];
  let drawn = 0;
  const files = new S3Storage(server.settings, () => undefined);
  const { pictureFor } = createPictureService({
    store: new PictureStore(directory, files, (error) => errors.push(error), timeoutMs),
    factsOf: () => ({ version: '0a0a0a0a', colour: '#000000' }),
    draw: () => {
      drawn += 1;
      return Promise.resolve(Buffer.from(`drawn by ${directory}`));
    },
  });
  const body = async () => (await pictureFor(PATH, width, 'avif'))?.body.toString();
  return { directory, errors, body, drawn: () => drawn };
}

describe('PictureStore with object storage', () => {
  it('returns a picture that another machine has drawn, and stores it on its own disk', async () => {
    const [one, other] = [machine(), machine()];
    const body = await one.body();
    expect(server.storedNames()).toEqual([`pictures/${NAME}`]);
    expect(await other.body()).toBe(body);
    expect([one.drawn(), other.drawn()]).toEqual([1, 0]);
    expect(await readdir(other.directory)).toEqual([NAME]);
  });

  it('returns a picture that another machine has drawn when its own disk is full', async () => {
    const [one, other] = [machine(), machine()];
    const body = await one.body();
    await rm(other.directory, { recursive: true });
    await writeFile(other.directory, '');
    expect(await other.body()).toBe(body);
  });

  it.each<[string, () => void | Promise<void>, () => void | Promise<void>]>([
    ['is stopped', () => server.stop(), () => server.restart()],
    ['hangs', () => server.hang(true), () => server.hang(false)],
  ])('finds no picture while the storage %s, and reports it once', async (_what, away, back) => {
    const { body, drawn, errors, directory } = machine(640, 200);
    await away();
    expect(await body()).toBe(`drawn by ${directory}`);
    expect([drawn(), errors.length]).toEqual([1, 1]);
    await back();
  });
});

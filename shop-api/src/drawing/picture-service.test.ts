import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createPictureService } from './picture-service.ts';
import type { Scene } from './scenes/studio.ts';

const folders: string[] = [];
let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'gawai-pictures-'));
  folders.push(directory);
});
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const PATH = 'product/galaxy-a55-1.webp';

function square(colour: string): Scene {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="${colour}"/></svg>`;
  return { svg, width: 100, height: 100 };
}

const service = (colour = '#0d5a66') =>
  createPictureService({ directory, drawingOf: () => square(colour) });

const widthOf = async (body: Buffer | undefined) => (await sharp(body).metadata()).width;

describe('asking for a picture', () => {
  it('gives the format asked for', async () => {
    const pictures = service();
    const webp = await pictures.pictureFor(PATH, 320, 'webp');
    const avif = await pictures.pictureFor(PATH, 320, 'avif');
    expect([webp?.type, avif?.type]).toEqual(['image/webp', 'image/avif']);
    expect((await sharp(webp?.body).metadata()).format).toBe('webp');
    expect((await sharp(avif?.body).metadata()).format).toBe('heif');
  });

  it.each([
    [PATH, 320, 320],
    [PATH, 321, 640],
    [PATH, 9_999, 1_280],
    [PATH, undefined, 640],
    ['slider/promo.webp', undefined, 1_280],
  ])('draws %s asked %s pixels wide with %s', async (path, asked, given) => {
    const picture = await service().pictureFor(path, asked, 'webp');
    expect(await widthOf(picture?.body)).toBe(given);
  });

  it('knows nothing of a path without a drawing', async () => {
    const pictures = createPictureService({ directory, drawingOf: () => undefined });
    expect(await pictures.pictureFor(PATH, 320, 'webp')).toBeUndefined();
    expect(await pictures.placeholderFor(PATH)).toBeUndefined();
    expect(await readdir(directory)).toEqual([]);
  });

  it.each([
    '',
    'product/',
    'product/a.png',
    'product/../secrets.webp',
    '../product/a.webp',
    '/product/a.webp',
    'product//a.webp',
    'product/a/b.webp',
    'product/A.webp',
    'product/a%2fb.webp',
    'product/a\0.webp',
    'product/a.webp\n',
    'receipt/a.webp',
    `product/${'a'.repeat(200)}.webp`,
  ])('refuses the path %j without drawing', async (path) => {
    const asked: string[] = [];
    const drawingOf = (one: string) => {
      asked.push(one);
      return square('#000000');
    };
    const pictures = createPictureService({ directory, drawingOf });
    expect(await pictures.pictureFor(path, 320, 'webp')).toBeUndefined();
    expect(await pictures.placeholderFor(path)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('tells the colour a picture has from afar', async () => {
    expect(await service('#0d5a66').placeholderFor(PATH)).toBe('#0d5a66');
  });
});

describe('keeping pictures', () => {
  it('draws once, and another service reads what the first one kept', async () => {
    await service().pictureFor(PATH, 320, 'webp');
    const [file = ''] = await readdir(directory);
    expect(file).toMatch(/^product_galaxy-a55-1\.320\.[0-9a-f]{16}\.webp$/);
    await writeFile(join(directory, file), 'kept');
    const picture = await service().pictureFor(PATH, 320, 'webp');
    expect(picture?.body.toString()).toBe('kept');
  });

  it('draws again what was left empty', async () => {
    await service().pictureFor(PATH, 320, 'webp');
    const [file = ''] = await readdir(directory);
    await writeFile(join(directory, file), '');
    const picture = await service().pictureFor(PATH, 320, 'webp');
    expect(await widthOf(picture?.body)).toBe(320);
  });

  it('draws once for all who ask at the same time', async () => {
    const pictures = service();
    const all = await Promise.all([1, 2, 3].map(() => pictures.pictureFor(PATH, 320, 'webp')));
    expect(all[1]).toBe(all[0]);
    expect(all[2]).toBe(all[0]);
    expect(await pictures.pictureFor(PATH, 320, 'webp')).toBe(all[0]);
  });

  it('gives a changed drawing a new tag and a place of its own', async () => {
    const before = await service('#0d5a66').pictureFor(PATH, 320, 'webp');
    const after = await service('#e9604f').pictureFor(PATH, 320, 'webp');
    expect(after?.etag).not.toBe(before?.etag);
    expect(after?.body.equals(before?.body ?? Buffer.alloc(0))).toBe(false);
    expect(await readdir(directory)).toHaveLength(2);
  });

  it('sends a picture that it cannot keep, and says so', async () => {
    const file = join(directory, 'a-file');
    await writeFile(file, '');
    const told: unknown[] = [];
    const pictures = createPictureService({
      directory: file,
      drawingOf: () => square('#0d5a66'),
      onNotKept: (error) => told.push(error),
    });
    const picture = await pictures.pictureFor(PATH, 320, 'webp');
    expect(await widthOf(picture?.body)).toBe(320);
    expect(told).toHaveLength(1);
  });
});

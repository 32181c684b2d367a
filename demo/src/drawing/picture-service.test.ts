import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryDataDir } from '../../../shop-api/test-kit/temporary-data-dir.ts';
import { createPictureService } from './picture-service.ts';
import { PictureStore } from './picture-store.ts';
import { pictureSize } from './picture-path.ts';
import { averageColour, rasterise, versionOf } from './rasterise.ts';
import type { Scene } from './scenes/studio.ts';

let directory = '';
beforeEach(() => {
  directory = temporaryDataDir();
});

const PATH = 'product/galaxy-a55-1.webp';

function square(colour: string): Scene {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="${colour}"/></svg>`;
  return { svg, width: 100, height: 100, isCutOut: false };
}

function service(colour = '#0d5a66', onNotStored: (error: unknown) => void = () => undefined) {
  const scene = square(colour);
  return createPictureService({
    store: new PictureStore(directory),
    factsOf: (plain) =>
      plain.includes('unknown') ? undefined : { version: versionOf(scene), colour },
    draw: (_, width, format) => rasterise(scene, width, format),
    onNotStored,
  });
}

const widthOf = async (body: Buffer | undefined) => (await sharp(body).metadata()).width;

describe('createPictureService', () => {
  it('returns the requested format', async () => {
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
    [PATH, 9_999, 1_920],
    [PATH, undefined, 640],
    ['slider/promo.webp', undefined, 1_280],
    ['slider/promo.webp', 1_281, 1_920],
  ])('draws %s, requested %s pixels wide, with %s', async (path, requestedWidth, width) => {
    const picture = await service().pictureFor(path, requestedWidth, 'webp');
    expect(await widthOf(picture?.body)).toBe(width);
  });

  it('returns nothing for a path without a drawing', async () => {
    expect(await service().pictureFor('product/unknown-1.webp', 320, 'webp')).toBeUndefined();
    expect(service().colourOf('product/unknown-1.webp')).toBeNull();
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
    'product/a.3f9c2a1.webp',
    'product/a.3F9C2A1B.webp',
    'product/a.3f9c2a1b.3f9c2a1b.webp',
  ])('rejects the path %j without drawing', async (path) => {
    const requestedPaths: string[] = [];
    const pictures = createPictureService({
      store: new PictureStore(directory),
      factsOf: (plain) => {
        requestedPaths.push(plain);
        return { version: '00000000', colour: '#000000' };
      },
      draw: () => Promise.reject(new Error('drawn')),
    });
    expect(await pictures.pictureFor(path, 320, 'webp')).toBeUndefined();
    expect(pictures.colourOf(path)).toBeNull();
    expect(requestedPaths).toEqual([]);
  });

  it('returns the average colour of a picture, by any version of its path', async () => {
    const pictures = service('#0d5a66');
    expect(pictures.colourOf(PATH)).toBe('#0d5a66');
    expect(pictures.colourOf('product/galaxy-a55-1.00000000.webp')).toBe('#0d5a66');
    expect(pictures.colourOf(null)).toBeNull();
    expect(await averageColour(square('#0d5a66'))).toBe('#0d5a66');
  });

  it('returns the size of a picture that is requested without a width', () => {
    const pictures = service();
    expect(pictures.sizeOf(PATH)).toEqual({ width: 640, height: 640 });
    expect(pictures.sizeOf('product/unknown-1.webp')).toBeNull();
    expect(pictures.sizeOf(null)).toBeNull();
    expect(pictureSize('slider')).toEqual({ width: 1280, height: 400 });
  });
});

describe('version in the path of a picture', () => {
  const versioned = (version: string) => `product/galaxy-a55-1.${version}.webp`;
  const today = versionOf(square('#0d5a66'));

  it('returns eight hexadecimal digits that change with the drawing', () => {
    expect(today).toMatch(/^[0-9a-f]{8}$/);
    expect(versionOf(square('#0d5a66'))).toBe(today);
    expect(versionOf(square('#0d5a67'))).not.toBe(today);
  });

  it('makes the address of its own drawing immutable', async () => {
    const picture = await service().pictureFor(versioned(today), 320, 'webp');
    expect(picture?.isImmutable).toBe(true);
  });

  it.each([PATH, versioned('00000000')])(
    'does not make %s immutable, which returns the present drawing',
    async (path) => {
      const lasting = await service().pictureFor(versioned(today), 320, 'webp');
      const picture = await service().pictureFor(path, 320, 'webp');
      expect(picture?.isImmutable).toBe(false);
      expect(picture?.body.equals(lasting?.body ?? Buffer.alloc(0))).toBe(true);
      expect(picture?.etag).toBe(lasting?.etag);
    },
  );
});

describe('storage of createPictureService', () => {
  it('draws a picture once, and another service reads the stored one', async () => {
    await service().pictureFor(PATH, 320, 'webp');
    const [file = ''] = await readdir(directory);
    expect(file).toMatch(/^product_galaxy-a55-1\.320\.[0-9a-f]{8}\.webp$/);
    await writeFile(join(directory, file), 'stored');
    const picture = await service().pictureFor(PATH, 320, 'webp');
    expect(picture?.body.toString()).toBe('stored');
  });

  it('draws a picture again when its file is empty', async () => {
    await service().pictureFor(PATH, 320, 'webp');
    const [file = ''] = await readdir(directory);
    await writeFile(join(directory, file), '');
    const picture = await service().pictureFor(PATH, 320, 'webp');
    expect(await widthOf(picture?.body)).toBe(320);
  });

  it('draws once for concurrent requests', async () => {
    const pictures = service();
    const all = await Promise.all([1, 2, 3].map(() => pictures.pictureFor(PATH, 320, 'webp')));
    const later = await pictures.pictureFor(PATH, 320, 'webp');
    for (const picture of [...all, later]) expect(picture?.body).toBe(all[0]?.body);
  });

  it('stores a changed drawing under a new entity tag and file name', async () => {
    const before = await service('#0d5a66').pictureFor(PATH, 320, 'webp');
    const after = await service('#e9604f').pictureFor(PATH, 320, 'webp');
    expect(after?.etag).not.toBe(before?.etag);
    expect(after?.body.equals(before?.body ?? Buffer.alloc(0))).toBe(false);
    expect(await readdir(directory)).toHaveLength(2);
  });

  it('sends a picture that it cannot store, and reports the error', async () => {
    directory = join(directory, 'a-file');
    await writeFile(directory, '');
    const errors: unknown[] = [];
    const pictures = service('#0d5a66', (error) => errors.push(error));
    const picture = await pictures.pictureFor(PATH, 320, 'webp');
    expect(await widthOf(picture?.body)).toBe(320);
    expect(errors).toHaveLength(1);
  });
});

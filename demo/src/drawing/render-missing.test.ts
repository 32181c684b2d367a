import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryDataDir } from '../../../shop-api/test-kit/temporary-data-dir.ts';
import { drawMissing, missingFiles } from './render-missing.ts';
import { storePicture, pictureFile, removeOutdated, type DrawnPicture } from './picture-files.ts';
import { PictureStore } from './picture-store.ts';
import type { Scene } from './scenes/studio.ts';

let directory = '';
beforeEach(() => {
  directory = temporaryDataDir();
});

const SLIDE: DrawnPicture = { plain: 'slider/promo.webp', version: '0a0a0a0a' };
const PHONE: DrawnPicture = { plain: 'product/galaxy-a55-1.webp', version: '0b0b0b0b' };
const ALL = [SLIDE, PHONE];

function wide(): Scene {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="100"><rect width="320" height="100" fill="#0d5a66"/></svg>`;
  return { svg, width: 320, height: 100, isCutOut: false };
}

async function drawAll(drawn: string[] = []): Promise<number> {
  return drawMissing(new PictureStore(directory), await missingFiles(directory, ALL), (plain) => {
    drawn.push(plain);
    return wide();
  });
}

describe('missingFiles and drawMissing', () => {
  it('stores every usual width of each picture in both formats, slides wider than others', async () => {
    expect(await drawAll()).toBe(14);
    const names = await readdir(directory);
    expect(names.filter((name) => name.startsWith('slider_promo.'))).toHaveLength(8);
    expect(names).toContain('slider_promo.1920.0a0a0a0a.avif');
    expect(names).toContain('product_galaxy-a55-1.320.0b0b0b0b.webp');
    for (const name of names) {
      const { width, format } = await sharp(await readFile(join(directory, name))).metadata();
      const [, expectedWidth, , ending] = name.split('.');
      expect([width, format]).toEqual([Number(expectedWidth), ending === 'avif' ? 'heif' : 'webp']);
    }
  });

  it('draws in the order of the list, and nothing twice', async () => {
    const first: string[] = [];
    await drawAll(first);
    expect(first).toEqual([SLIDE.plain, PHONE.plain]);
    const again: string[] = [];
    expect(await drawAll(again)).toBe(0);
    expect([again, await missingFiles(directory, ALL)]).toEqual([[], []]);
  });

  it('continues where an earlier run was ended', async () => {
    await drawAll();
    await rm(join(directory, 'product_galaxy-a55-1.640.0b0b0b0b.avif'));
    const drawn: string[] = [];
    expect(await drawAll(drawn)).toBe(1);
    expect(drawn).toEqual([PHONE.plain]);
  });

  it('leaves out pictures that a request has drawn meanwhile', async () => {
    const missing = await missingFiles(directory, [PHONE]);
    for (const { files } of missing)
      for (const { name } of files) await storePicture(directory, name, Buffer.from('requested'));
    expect(await drawMissing(new PictureStore(directory), missing, wide)).toBe(0);
  });

  it('lists a changed drawing as missing under its new version', async () => {
    await drawAll();
    const changed = { ...PHONE, version: '0c0c0c0c' };
    expect(await missingFiles(directory, [SLIDE, changed])).toMatchObject([{ picture: changed }]);
  });

  it('throws when a picture cannot be stored', async () => {
    const missing = await missingFiles(directory, ALL);
    directory = join(directory, 'a-file');
    await writeFile(directory, '');
    await expect(drawMissing(new PictureStore(directory), missing, wide)).rejects.toThrow();
  });
});

describe('removeOutdated', () => {
  it('removes older drawings and unfinished files of any width, and nothing else', async () => {
    const { name: unusual } = pictureFile(PHONE, 1920, 'webp');
    const old = 'product_galaxy-a55-1.640.0000000f.avif';
    const gone = 'product_no-more-1.640.0b0b0b0b.avif';
    const halves = ['a.320.0b0b0b0b.webp.1.part', 'b.320.0b0b0b0b.webp.2.part'];
    for (const name of [unusual, old, gone, ...halves]) {
      await writeFile(join(directory, name), 'x');
    }
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await utimes(join(directory, halves[0] ?? ''), anHourAgo, anHourAgo);
    await removeOutdated(directory, ALL);
    expect((await readdir(directory)).sort()).toEqual([halves[1], unusual].sort());
  });
});

import { describe, expect, it } from 'vitest';
import { averageColour, versionOf } from '../drawing/rasterise.ts';
import { cataloguePaths, drawCataloguePicture } from './catalogue-pictures.ts';
import { listedPictures, pictureFacts, storedPath } from './picture-facts.ts';
import { picturesInOrder } from './picture-order.ts';

const RENEW = 'renew the list with "npm run pictures"';
const sceneOf = (path: string) => {
  const scene = drawCataloguePicture(path);
  if (scene === undefined) throw new Error(`no drawing for ${path}`);
  return scene;
};

describe('list of pictures', () => {
  it('names every picture of the catalogue with the version its drawing has now', () => {
    const drawn = cataloguePaths().map((plain) => ({ plain, version: versionOf(sceneOf(plain)) }));
    expect(listedPictures(), RENEW).toEqual(drawn);
  });

  it.each(cataloguePaths().filter((path) => !path.startsWith('product/')))(
    'knows the colour of %s',
    async (path) => {
      const channels = (colour: string | null | undefined) =>
        [1, 3, 5].map((at) => Number.parseInt(colour?.slice(at, at + 2) ?? '', 16));
      const listed = channels(pictureFacts(path)?.colour);
      const seen = channels(await averageColour(sceneOf(path)));
      const apart = listed.map((value, index) => Math.abs(value - (seen[index] ?? 999)));
      expect(Math.max(...apart), RENEW).toBeLessThanOrEqual(2);
    },
  );

  it('knows no colour of goods, which are cut out', () => {
    const goods = cataloguePaths().filter((path) => path.startsWith('product/'));
    expect(goods.filter((path) => pictureFacts(path)?.colour !== null)).toEqual([]);
  });

  it('gives stored paths the version of their drawing, and rejects what is not listed', () => {
    const [first] = cataloguePaths();
    const version = pictureFacts(first ?? '')?.version ?? '';
    expect(storedPath(first ?? '')).toBe(first?.replace('.webp', `.${version}.webp`));
    expect(() => storedPath('product/unknown-1.webp')).toThrow('npm run pictures');
  });
});

describe('order pictures are drawn in', () => {
  const order = picturesInOrder().map(({ plain }) => plain);

  it('begins with the home page from its top', () => {
    expect(order[0]).toBe('slider/ponsel-unggulan.webp');
    expect(order[4]).toBe('product/galaxy-s25-ultra-12-512-1.webp');
    expect(order.slice(0, 14).filter((path) => !/^slider|-1\.webp$/.test(path))).toEqual([]);
    expect(order[14]).toBe('category/smartphone.webp');
  });

  it('shows every product once before any twice, and leaves nothing out', () => {
    const firstOther = order.findIndex((path) => /-[2-5]\.webp$/.test(path));
    expect(order.slice(firstOther).filter((path) => path.endsWith('-1.webp'))).toEqual([]);
    expect([...order].sort()).toEqual([...cataloguePaths()].sort());
  });
});

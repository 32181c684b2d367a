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

describe('pictures.json', () => {
  it('lists every picture of the catalogue with the present version', () => {
    const drawn = cataloguePaths().map((plain) => ({ plain, version: versionOf(sceneOf(plain)) }));
    expect(listedPictures(), RENEW).toEqual(drawn);
  });

  it.each(cataloguePaths().filter((path) => !path.startsWith('product/')))(
    'lists the average colour of %s',
    async (path) => {
      const channels = (colour: string | null | undefined) =>
        [1, 3, 5].map((at) => Number.parseInt(colour?.slice(at, at + 2) ?? '', 16));
      const listed = channels(pictureFacts(path)?.colour);
      const seen = channels(await averageColour(sceneOf(path)));
      const apart = listed.map((value, index) => Math.abs(value - (seen[index] ?? 999)));
      expect(Math.max(...apart), RENEW).toBeLessThanOrEqual(2);
    },
  );

  it('lists no colour for cut-out pictures of products', () => {
    const goods = cataloguePaths().filter((path) => path.startsWith('product/'));
    expect(goods.filter((path) => pictureFacts(path)?.colour !== null)).toEqual([]);
  });

  it('adds the version to stored paths, and rejects pictures that are not listed', () => {
    const [first] = cataloguePaths();
    const version = pictureFacts(first ?? '')?.version ?? '';
    expect(storedPath(first ?? '')).toBe(first?.replace('.webp', `.${version}.webp`));
    expect(() => storedPath('product/unknown-1.webp')).toThrow('npm run pictures');
  });
});

describe('picturesInOrder', () => {
  const order = picturesInOrder().map(({ plain }) => plain);

  it('begins with the pictures of the home page from its top', () => {
    expect(order[0]).toBe('slider/ponsel-unggulan.webp');
    expect(order[4]).toBe('product/galaxy-s25-ultra-12-512-1.webp');
    expect(order.slice(0, 14).filter((path) => !/^slider|-1\.webp$/.test(path))).toEqual([]);
    expect(order[14]).toBe('category/smartphone.webp');
  });

  it('lists one picture of every product before further ones, and leaves nothing out', () => {
    const firstOther = order.findIndex((path) => /-[2-5]\.webp$/.test(path));
    expect(order.slice(firstOther).filter((path) => path.endsWith('-1.webp'))).toEqual([]);
    expect([...order].sort()).toEqual([...cataloguePaths()].sort());
  });
});

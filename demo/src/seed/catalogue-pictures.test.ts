import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPicturePath } from '../drawing/picture-path.ts';
import type { Tones } from '../drawing/paint/colour.ts';
import { rasterise } from '../drawing/rasterise.ts';
import { productViews, type ProductDrawing } from '../drawing/scenes/product-views.ts';
import { studio } from '../drawing/scenes/studio.ts';
import { CATALOGUE, drawingOf } from './catalogue.ts';
import { cataloguePaths, drawCataloguePicture, productPictures } from './catalogue-pictures.ts';

/** A colour nothing is sold in. */
const PLUM = '#5b1d4f';
const svgOf = (path: string) => drawCataloguePicture(path)?.svg;
const mainPictures = CATALOGUE.map((product) => ({
  kind: product.drawing.kind,
  path: productPictures(product)[0] ?? '',
}));

describe('pictures of the catalogue', () => {
  it('uses only picture paths that the picture service accepts', () => {
    expect(cataloguePaths().length).toBeGreaterThan(2 * CATALOGUE.length);
    expect(cataloguePaths().filter((path) => readPicturePath(path) === undefined)).toEqual([]);
  });

  it('draws a picture the same each time', () => {
    for (const { path } of mainPictures) expect(svgOf(path)).toBe(svgOf(path));
  });

  it('draws a different main picture for each product', () => {
    const drawn = mainPictures.map(({ path }) => svgOf(path));
    expect(new Set(drawn).size).toBe(CATALOGUE.length);
  });

  it('shows every colour a product is sold in', () => {
    const drawn = (product: ProductDrawing) =>
      productViews(product)
        .map((view) => studio(view).svg)
        .join();
    const hidden = CATALOGUE.flatMap((product) => {
      const own = drawingOf(product);
      const [first, ...others] = own.tones;
      const whole = drawn(own);
      return others.flatMap((tone, index) => {
        const without: Tones = [first, ...others.map((one, at) => (at === index ? PLUM : one))];
        return drawn({ ...own, tones: without }) === whole ? [`${product.name} ${tone}`] : [];
      });
    });
    expect(hidden).toEqual([]);
  });

  it('draws shapes only: no text, no external pictures, no invalid numbers', () => {
    for (const path of cataloguePaths()) {
      expect([path, svgOf(path)?.match(/<text|<image|href|NaN|undefined|Infinity/)]).toEqual([
        path,
        null,
      ]);
    }
  });

  it('returns no drawing for a path outside the catalogue', () => {
    expect(drawCataloguePicture('product/galaxy-a55-5g-8-256-9.webp')).toBeUndefined();
    expect(drawCataloguePicture('slider/unknown.webp')).toBeUndefined();
  });

  const oneOfEachKind = [...new Map(mainPictures.map(({ kind, path }) => [kind, path]))];
  const others = cataloguePaths().filter((path) => !path.startsWith('product/'));
  const sample = [...oneOfEachKind, ...others.map((path) => ['banner', path] as const)];

  it.each(sample)('draws a %s, %s, in the requested width', async (_, path) => {
    const scene = drawCataloguePicture(path);
    if (scene === undefined) throw new Error(`no drawing for ${path}`);
    const body = await rasterise(scene, 320, 'webp');
    const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([
      320,
      Math.round((320 * scene.height) / scene.width),
    ]);
    expect(new Set(data).size).toBeGreaterThan(60);
  });

  it.each(['avif', 'webp'] as const)(
    'encodes half the width of a card in at most half the bytes, as %s',
    async (format) => {
      const bytes = async (width: number) => {
        const scenes = oneOfEachKind.map(([, path]) => drawCataloguePicture(path));
        const drawn = scenes.flatMap((scene) => scene ?? []);
        const files = await Promise.all(drawn.map((scene) => rasterise(scene, width, format)));
        return files.reduce((sum, { length }) => sum + length, 0);
      };
      expect(await bytes(160)).toBeLessThanOrEqual((await bytes(320)) / 2);
    },
  );
});

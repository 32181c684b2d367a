import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { box } from './paint/markup.ts';
import { createPaints } from './paint/paints.ts';
import { rasterise } from './rasterise.ts';
import { sceneOf } from './scenes/studio.ts';

const WIDTH = 64;
const scene = (isCutOut: boolean) =>
  sceneOf(createPaints(), { width: 100, height: 100, isCutOut }, box(25, 25, 50, 50, 0, '#0d5a66'));

describe.each(['avif', 'webp'] as const)('picture encoded as %s', (format) => {
  it('leaves the area around cut-out goods transparent', async () => {
    const picture = sharp(await rasterise(scene(true), WIDTH, format));
    const pixels = await picture.raw().toBuffer();
    const opacity = (x: number, y: number) => pixels[(y * WIDTH + x) * 4 + 3];
    expect([opacity(2, 2), opacity(WIDTH / 2, WIDTH / 2)]).toEqual([0, 255]);
  });

  it('encodes no alpha channel when a background is drawn', async () => {
    const { hasAlpha } = await sharp(await rasterise(scene(false), WIDTH, format)).metadata();
    expect(hasAlpha).toBe(false);
  });
});

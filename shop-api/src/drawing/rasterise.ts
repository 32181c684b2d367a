import sharp from 'sharp';
import type { Scene } from './scenes/studio.ts';

/** A format pictures are sent in. */
export type PictureFormat = 'avif' | 'webp';

// Little effort: more of it makes AVIF a tenth smaller and many times slower, and a shopper waits
// for the first drawing of each picture.
const AVIF = { quality: 58, effort: 1 };
const WEBP = { quality: 82, effort: 2 };

/** Names how pictures are encoded, so that a change of it shows in what they are kept under. */
export const ENCODER = JSON.stringify({ AVIF, WEBP });

const CSS_DPI = 72;

/** Turns a scene into a picture of the given width in pixels. */
export async function rasterise(
  scene: Scene,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const image = sharp(Buffer.from(scene.svg), { density: (CSS_DPI * width) / scene.width })
    .resize({ width })
    .removeAlpha();
  return format === 'avif' ? image.avif(AVIF).toBuffer() : image.webp(WEBP).toBuffer();
}

/** The colour a scene has from afar, as `#rrggbb`: what fills its place until it is there. */
export async function averageColour(scene: Scene): Promise<string> {
  const pixel = await sharp(Buffer.from(scene.svg), { density: (CSS_DPI * 64) / scene.width })
    .removeAlpha()
    .resize(1, 1, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

import sharp from 'sharp';
import type { Scene } from './scenes/studio.ts';

/** A format pictures are sent in. */
export type PictureFormat = 'avif' | 'webp';

/**
 * Settings of the two encoders. A change of them must show in the names pictures are kept under, so
 * {@link ENCODER} names them.
 */
export const ENCODER = 'webp-q82-e4 avif-q58-e4';

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
  return format === 'avif'
    ? image.avif({ quality: 58, effort: 4 }).toBuffer()
    : image.webp({ quality: 82, effort: 4 }).toBuffer();
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

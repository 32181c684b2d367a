import { createHash } from 'node:crypto';
import sharp, { type OutputInfo } from 'sharp';
import type { PictureFormat } from '@gawai/shop-api/resources/picture/picture-service';
import { hexOf } from './paint/colour.ts';
import type { Scene } from './scenes/studio.ts';

// Little effort: more of it makes AVIF a tenth smaller and many times slower, and a shopper may wait
// for the first drawing of a picture.
const AVIF = { quality: 58, effort: 1 };
// With colours at half the resolution these are at most half of the next width, for shoppers who save data.
const AVIF_THUMBNAIL = { ...AVIF, chromaSubsampling: '4:2:0' };
const THUMBNAIL_WIDTH = 160;
const WEBP = { quality: 82, effort: 2 };
const ENCODER = JSON.stringify({ AVIF, AVIF_THUMBNAIL, WEBP });

const CSS_DPI = 72;
/** Wide enough to take the average of a drawing. */
const SAMPLE_WIDTH = 64;

/**
 * The version of a scene: eight hexadecimal characters that change with the drawing and with the way it is
 * encoded. It is part of the picture's address.
 */
export function versionOf(scene: Scene): string {
  return createHash('sha256').update(ENCODER).update(scene.svg).digest('hex').slice(0, 8);
}

/** The pixels of a scene, from which every smaller picture of it is created. */
export interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

export function render(scene: Scene, width: number): Promise<Pixels> {
  const image = sharp(Buffer.from(scene.svg), { density: (CSS_DPI * width) / scene.width });
  image.resize({ width });
  if (!scene.isCutOut) image.removeAlpha();
  return image.raw().toBuffer({ resolveWithObject: true });
}

/** Encodes the pixels at a width, at most their own. */
export function encode(
  { data, info }: Pixels,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const { channels } = info;
  const whole = sharp(data, { raw: { width: info.width, height: info.height, channels } });
  const image = width === info.width ? whole : whole.resize({ width });
  if (format === 'webp') return image.webp(WEBP).toBuffer();
  return image.avif(width > THUMBNAIL_WIDTH ? AVIF : AVIF_THUMBNAIL).toBuffer();
}

/** Renders a scene as a picture; `width` in pixels. */
export async function rasterise(
  scene: Scene,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  return encode(await render(scene, width), width, format);
}

/**
 * The average colour of a scene as `#rrggbb`: shown until the picture has loaded. Null for a cut-out, which
 * is on the colour of the page.
 */
export async function averageColour(scene: Scene): Promise<string | null> {
  if (scene.isCutOut) return null;
  const { data, info } = await render(scene, SAMPLE_WIDTH);
  const { width, height, channels } = info;
  const { channels: colours } = await sharp(data, { raw: { width, height, channels } }).stats();
  const [red = 0, green = 0, blue = 0] = colours.map(({ mean }) => mean);
  return hexOf(red, green, blue);
}

/** Limits this process to one thread of drawing, so that other processes can work at the same time. */
export function drawOnOneThread(): void {
  sharp.concurrency(1);
}

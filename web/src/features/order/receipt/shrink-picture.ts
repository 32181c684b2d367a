import { RECEIPT_BYTES_MAX } from '@gawai/domain/limits';

/** Longest side in px of a picture that was made smaller; a photographed receipt stays readable. */
const SIDE_MAX = 2_000;

/** Tries one after another until the picture fits: share of that side, and quality of the JPEG. */
const ATTEMPTS = [
  { scale: 1, quality: 0.85 },
  { scale: 1, quality: 0.7 },
  { scale: 0.7, quality: 0.7 },
  { scale: 0.5, quality: 0.6 },
] as const;

interface Canvas {
  context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
  toJpeg: (quality: number) => Promise<Blob | null>;
}

/** A canvas off screen where the browser has one, else one that is not in the page. */
function createCanvas(width: number, height: number): Canvas | null {
  const type = 'image/jpeg';
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    const toJpeg = (quality: number) => canvas.convertToBlob({ type, quality });
    return context && { context, toJpeg };
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  const toJpeg = (quality: number) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  return context && { context, toJpeg };
}

function drawJpeg(picture: ImageBitmap, scale: number, quality: number): Promise<Blob | null> {
  const factor = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height)) * scale;
  const width = Math.max(1, Math.round(picture.width * factor));
  const height = Math.max(1, Math.round(picture.height * factor));
  const canvas = createCanvas(width, height);
  if (canvas === null) return Promise.resolve(null);
  const { context, toJpeg } = canvas;
  // A JPEG has no transparency: transparent parts become white instead of black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return toJpeg(quality);
}

const asJpegName = (name: string) => `${name.replace(/\.[^.]*$/, '')}.jpg`;

/**
 * Makes a photo fit the size of a receipt (at most 1,000,000 bytes, specification.md 5): scaled down and
 * written as JPEG. Decoding and encoding are asynchronous, so that the page stays responsive. Null when
 * this browser cannot read the picture, or it cannot be made to fit.
 */
export async function shrinkPicture(file: File): Promise<File | null> {
  try {
    const picture = await createImageBitmap(file);
    try {
      for (const { scale, quality } of ATTEMPTS) {
        const blob = await drawJpeg(picture, scale, quality);
        if (blob === null) return null;
        if (blob.size <= RECEIPT_BYTES_MAX) {
          return new File([blob], asJpegName(file.name), { type: 'image/jpeg' });
        }
      }
      return null;
    } finally {
      picture.close();
    }
  } catch {
    // Not a picture after all, or a browser without these functions: the caller reports the size.
    return null;
  }
}

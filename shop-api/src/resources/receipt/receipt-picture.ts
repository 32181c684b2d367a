import { imageKindOfContent } from '@gawai/domain/receipt';
import sharp from 'sharp';
import { createLimiter } from '../../limiter.ts';
import { isInertDrawing } from './inert-drawing.ts';

/** A receipt as the shop keeps it. */
export interface ReceiptPicture {
  readonly bytes: Buffer;
  readonly contentType: 'image/jpeg' | 'image/svg+xml';
  /** The ending of its file name, without the dot. */
  readonly ending: 'jpg' | 'svg';
}

/** More than any photo or screenshot a receipt is made of; a picture past it is not even decoded. */
const MOST_PIXELS = 25_000_000;
/** The longest side that is kept, in pixels: small print stays legible. */
const LONGEST_SIDE = 3_000;
/** Optimised coding would hold the whole picture a second time, for files that are 5 % smaller. */
const JPEG = { quality: 85, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;
const TIMEOUT_SECONDS = 10;

/** Decoding a photo takes up to 200 MB and a core: one at a time, in order. */
const limited = createLimiter(1);

// No picture is decoded twice, so what the library would keep of it is never used again.
sharp.cache(false);

/**
 * Turns the bytes of a receipt into what is kept of it: photos are encoded again, which drops metadata
 * and whatever else they carried, and an inert SVG stays as it is. Null for what is no such picture
 * (shop-api.md 5.21).
 */
export async function receiptPicture(bytes: Buffer): Promise<ReceiptPicture | null> {
  const kind = imageKindOfContent(bytes);
  if (kind === null) return null;
  if (kind === 'SVG') {
    return isInertDrawing(bytes) ? { bytes, contentType: 'image/svg+xml', ending: 'svg' } : null;
  }
  try {
    return { bytes: await limited(() => redrawn(bytes)), contentType: 'image/jpeg', ending: 'jpg' };
  } catch {
    // The library's one word for all that is too large, cut, broken or takes too long.
    return null;
  }
}

function redrawn(bytes: Buffer): Promise<Buffer> {
  const size = { width: LONGEST_SIDE, height: LONGEST_SIDE };
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg(JPEG)
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer();
}

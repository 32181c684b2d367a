import { imageKindOfContent } from '@gawai/domain/receipt';
import { bulkhead } from 'cockatiel';
import sharp from 'sharp';

/** A receipt in its stored format. */
export interface ReceiptPicture {
  readonly bytes: Buffer;
  readonly contentType: 'image/jpeg' | 'image/svg+xml';
  /** The ending of its file name, without the dot. */
  readonly ending: 'jpg' | 'svg';
}

/** More than any photo or screenshot of a receipt has; a larger picture is not decoded. */
const MAX_PIXELS = 25_000_000;
/** Maximum side of a stored picture, in pixels: small print stays legible. */
const MAX_SIDE = 3_000;
/** Optimised coding would need the picture in memory twice, for files that are 5 % smaller. */
const JPEG = { quality: 85, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;
const TIMEOUT_SECONDS = 10;

/** Decoding a photo takes up to 200 MB and a core: one at a time. */
const decoding = bulkhead(1, Infinity);

// No picture is decoded twice, so a cache is useless.
sharp.cache(false);

/**
 * Converts an uploaded receipt into its stored format: photos are re-encoded, which drops metadata and anything else
 * in the file, and an inert SVG stays unchanged. Null for other files (shop-api.md 5.21).
 */
export async function receiptPicture(bytes: Buffer): Promise<ReceiptPicture | null> {
  const kind = imageKindOfContent(bytes);
  if (kind === null) return null;
  if (kind === 'SVG') {
    return isInertDrawing(bytes) ? { bytes, contentType: 'image/svg+xml', ending: 'svg' } : null;
  }
  try {
    const redrawnBytes = await decoding.execute(() => redrawn(bytes));
    return { bytes: redrawnBytes, contentType: 'image/jpeg', ending: 'jpg' };
  } catch {
    // The library throws the same error for pictures that are too large, truncated, broken or too slow.
    return null;
  }
}

function redrawn(bytes: Buffer): Promise<Buffer> {
  const size = { width: MAX_SIDE, height: MAX_SIDE };
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg(JPEG)
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer();
}

/** Active content of an SVG: it executes, fetches, or expands when it is opened. */
const ACTIVE: readonly RegExp[] = [
  /<! ?(?:ENTITY|ELEMENT|ATTLIST|NOTATION)/i,
  /<\?xml-stylesheet/i,
  /<(?:[\w.-]+:)?(?:script|foreignObject|iframe|frame|object|embed|applet|audio|video|html|body|link|meta|base|handler|listener)\b/i,
  /[ "'/](?:[\w.-]+:)?on[a-z]+ ?=/i,
  /attributeName ?= ?["']? ?(?:on|(?:xlink:)?href)/i,
  /(?:java|vb|live)script ?:/i,
  /(?:href|src) ?= ?["']? ?(?![ "'#]|data:image\/(?:png|jpe?g|gif|webp)[;,])/i,
  /url\( ?["']? ?(?![ "'#]|data:image\/(?:png|jpe?g|gif|webp)[;,])/i,
  /@import/i,
];

const DECLARED_ENCODING = /^<\?xml[^>]*encoding ?= ?["']([^"']*)["']/i;
const CLOSING = /(?:<\/(?:[\w.-]{1,50}:)?svg ?>|\/>)$/i;

/**
 * Whether an SVG is complete, plain UTF-8 and free of scripts, event handlers, entities, embedded pages and external
 * addresses (shop-api.md 5.21). It is served as a download only; this protects the operator who opens the file. Not
 * parsed: small SVGs can occupy a renderer for minutes.
 */
function isInertDrawing(bytes: Uint8Array): boolean {
  const text = plainText(bytes);
  if (text === null) return false;
  const encoding = DECLARED_ENCODING.exec(text)?.[1] ?? 'utf-8';
  if (!/^(?:utf-8|us-ascii)$/i.test(encoding) || !isWhole(text)) return false;
  return ACTIVE.every((sign) => !sign.test(text));
}

/** Whether only comments follow the end of the SVG. */
function isWhole(text: string): boolean {
  let rest = text;
  while (rest.endsWith('-->')) {
    const start = rest.lastIndexOf('<!--');
    if (start < 0) return false;
    rest = rest.slice(0, start).trimEnd();
  }
  return CLOSING.test(rest.slice(-100));
}

/** The text with its numeric references resolved and every run of blanks as one blank. */
function plainText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true })
      .decode(bytes)
      .replace(/&#(?:x([0-9a-f]{1,6})|([0-9]{1,7}));?/gi, (_all, hex?: string, digits?: string) =>
        hex === undefined ? sign(Number(digits)) : sign(Number.parseInt(hex, 16)),
      )
      .replace(/\p{Cc}+| +/gu, ' ')
      .replace(/ {2,}/g, ' ')
      .trim();
  } catch {
    return null;
  }
}

function sign(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}

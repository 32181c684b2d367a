import { imageKindOfContent } from '@gawai/domain/receipt';
import { bulkhead } from 'cockatiel';
import sharp from 'sharp';

/** A receipt as the shop keeps it. */
export interface ReceiptPicture {
  readonly bytes: Buffer;
  readonly contentType: 'image/jpeg' | 'image/svg+xml';
  /** The ending of its file name, without the dot. */
  readonly ending: 'jpg' | 'svg';
}

/** More than any photo or screenshot a receipt is made of; a picture past it is not even decoded. */
const MAX_PIXELS = 25_000_000;
/** The longest side that is kept, in pixels: small print stays legible. */
const MAX_SIDE = 3_000;
/** Optimised coding would hold the whole picture a second time, for files that are 5 % smaller. */
const JPEG = { quality: 85, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;
const TIMEOUT_SECONDS = 10;

/** Decoding a photo takes up to 200 MB and a core: one at a time. */
const decoding = bulkhead(1, Infinity);

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
    const redrawnBytes = await decoding.execute(() => redrawn(bytes));
    return { bytes: redrawnBytes, contentType: 'image/jpeg', ending: 'jpg' };
  } catch {
    // The library's one word for all that is too large, cut, broken or takes too long.
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

/** What makes a drawing do more than show itself: it runs, fetches, or explodes when it is opened. */
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
 * Whether an SVG is whole, plain UTF-8 and free of scripts, event handlers, entities, embedded pages
 * and addresses outside itself (shop-api.md 5.21). It is only ever given away as a file; this keeps what
 * the operator then opens from doing anything but show. Not parsed: small drawings can keep a renderer
 * busy for minutes.
 */
function isInertDrawing(bytes: Uint8Array): boolean {
  const text = plainText(bytes);
  if (text === null) return false;
  const encoding = DECLARED_ENCODING.exec(text)?.[1] ?? 'utf-8';
  if (!/^(?:utf-8|us-ascii)$/i.test(encoding) || !isWhole(text)) return false;
  return ACTIVE.every((sign) => !sign.test(text));
}

/** Whether the drawing ends where it should; only comments may follow. */
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

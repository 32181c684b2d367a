import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Much smaller than gzip, in a few milliseconds per page. */
const BROTLI_QUALITY = 5;

/**
 * Bits of the window, 256 kB; the home page has 168 kB. With the default window, about 10 MB of memory outside the
 * heap, the heap of the main thread was collected all the time under load (decision 0027).
 */
const BROTLI_WINDOW = 18;

/** Below this many bytes compression saves nothing. */
const MIN_BYTES = 1_024;

/** A content encoding. */
export type Encoding = 'br' | 'gzip';

/** A body as it is sent; `encoding` is null when it is not compressed. */
export interface EncodedBody {
  readonly bytes: Buffer;
  readonly encoding: Encoding | null;
}

/** Whether `Accept-Encoding` contains an encoding with a weight above zero. */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...params] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !params.some((param) => /^q=0(?:\.0*)?$/.test(param));
  });
}

/** The best encoding for an `Accept-Encoding`; null = none. */
export function wantedEncoding(acceptEncoding: string): Encoding | null {
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : null;
}

/** Compresses a page off the main thread; a short one is not compressed. */
export async function encodeBody(text: string, encoding: Encoding | null): Promise<EncodedBody> {
  const bytes = Buffer.from(text);
  if (bytes.length < MIN_BYTES || encoding === null) return { bytes, encoding: null };
  if (encoding === 'gzip') return { bytes: await toGzip(bytes), encoding };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
  };
  return { bytes: await toBrotli(bytes, { params }), encoding };
}

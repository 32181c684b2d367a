import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** High enough to be much smaller than gzip, low enough to cost a page a few milliseconds. */
const BROTLI_QUALITY = 5;

/** Below this many bytes a compressed answer saves nothing. */
const WORTH_IT = 1_024;

/** A body as it is sent; `encoding` is null when it goes as it is. */
export interface EncodedBody {
  readonly bytes: Buffer;
  readonly encoding: 'br' | 'gzip' | null;
}

/** Whether a browser takes an encoding: named, and not with a weight of zero. */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...params] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !params.some((param) => /^q=0(?:\.0*)?$/.test(param));
  });
}

/** Compresses a page in the way that the browser asks for, off the main thread. */
export async function encodeBody(text: string, acceptEncoding: string): Promise<EncodedBody> {
  const bytes = Buffer.from(text);
  if (bytes.length < WORTH_IT) return { bytes, encoding: null };
  if (accepts(acceptEncoding, 'br')) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    return { bytes: await toBrotli(bytes, { params }), encoding: 'br' };
  }
  if (accepts(acceptEncoding, 'gzip')) return { bytes: await toGzip(bytes), encoding: 'gzip' };
  return { bytes, encoding: null };
}

import type { IncomingMessage } from 'node:http';
import { OPERATION_LIMITS } from '../limits/limits.ts';
import type { HttpRefusal } from './json-reply.ts';

/** The bytes of a request, or why they are not taken. */
export type BodyBytes =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly refusal: HttpRefusal };

/** The JSON of a request and the text it was read from, or why there is none. */
export type JsonBody =
  | { readonly ok: true; readonly json: unknown; readonly text: string }
  | { readonly ok: false; readonly refusal: HttpRefusal };

const TOO_LARGE: HttpRefusal = {
  status: 413,
  code: 'BODY_TOO_LARGE',
  message: `A request may have ${OPERATION_LIMITS.bodyBytes} bytes.`,
  // What is still to come is not read.
  headers: { connection: 'close' },
};

const NOT_JSON: HttpRefusal = {
  status: 400,
  code: 'BAD_REQUEST',
  message: 'Invalid JSON in the body.',
};

/**
 * Reads the body of a request that says it is JSON: `application/json` in UTF-8, not compressed, at
 * most 100,000 bytes. Everything else is refused with 413 or 415.
 */
export async function readJsonBytes(request: IncomingMessage): Promise<BodyBytes> {
  const refusal = headerRefusal(request);
  if (refusal !== null) return { ok: false, refusal };
  const bytes = await readBytes(request);
  return bytes === null ? { ok: false, refusal: TOO_LARGE } : { ok: true, bytes };
}

/** The JSON in the bytes of a body; refused with 400 when there is none. */
export function parseJsonBytes(bytes: Buffer): JsonBody {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { ok: true, json: JSON.parse(text), text };
  } catch {
    return { ok: false, refusal: NOT_JSON };
  }
}

function headerRefusal(request: IncomingMessage): HttpRefusal | null {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  const [essence = '', ...parameters] = type.split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((part) => part.startsWith('charset='))?.slice(8);
  const isUtf8 = charset === undefined || ['utf-8', '"utf-8"', 'utf8'].includes(charset);
  if (essence !== 'application/json' || !isUtf8 || encoding !== 'identity') {
    return {
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'Send application/json in UTF-8, not compressed.',
      headers: { connection: 'close' },
    };
  }
  const length = Number(request.headers['content-length'] ?? 0);
  return length > OPERATION_LIMITS.bodyBytes ? TOO_LARGE : null;
}

/** Null as soon as there are too many; the rest is left unread. */
function readBytes(request: IncomingMessage): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > OPERATION_LIMITS.bodyBytes) {
        request.pause();
        resolve(null);
      } else {
        chunks.push(chunk);
      }
    });
    request.once('end', () => {
      const [first] = chunks;
      resolve(chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks));
    });
    request.once('error', reject);
  });
}

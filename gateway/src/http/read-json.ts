import type { IncomingHttpHeaders } from 'node:http';
import { RequestError, type HttpRejection } from './request-error.ts';

const NOT_JSON: HttpRejection = {
  status: 400,
  code: 'BAD_REQUEST',
  message: 'Invalid JSON in the body.',
};

/** The charset in a content type. */
const CHARSET = /;\s*charset=([^;]*)/i;

const UTF8 = /^(?:utf-8|"utf-8"|utf8)\s*$/i;

/** For every body that is neither JSON nor an upload. */
export const NOT_JSON_TYPE: HttpRejection = {
  status: 415,
  code: 'UNSUPPORTED_MEDIA_TYPE',
  message: 'Send application/json in UTF-8, not compressed.',
  // The rest of the body is discarded, not read.
  headers: { connection: 'close' },
};

/** Throws when the headers of a body in JSON name another charset than UTF-8, or a compression. */
export function requirePlainUtf8(headers: IncomingHttpHeaders): void {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
  const charset = CHARSET.exec(type)?.[1];
  const isUtf8 = charset === undefined || UTF8.test(charset);
  if (!isUtf8 || encoding !== 'identity') throw new RequestError(NOT_JSON_TYPE);
}

/** The JSON of a body and its text. Throws a `RequestError` for invalid JSON or UTF-8. */
export function readJson(bytes: Buffer): { readonly json: unknown; readonly text: string } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { json: JSON.parse(text), text };
  } catch {
    throw new RequestError(NOT_JSON);
  }
}

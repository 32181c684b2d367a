import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnownTag } from '@gawai/server-kit/entity-tag';
import type { CachedPage } from './cached-page.ts';
import type { EncodedBody } from './compress.ts';
import { privacyHeaders } from './private-paths.ts';
import type { HeaderList } from './security-headers.ts';

/** Headers of cached bodies, in the fastest format for `writeHead`. */
const cachedHeaders = new WeakMap<EncodedBody, string[]>();

function headersOf(
  { page, etag }: CachedPage,
  { bytes, encoding }: EncodedBody,
  path: string,
  always: HeaderList,
): string[] {
  const headers = [...always, ...privacyHeaders(path, page.status)].flat();
  headers.push('Vary', 'Accept-Encoding');
  if (etag !== null) headers.push('ETag', etag);
  for (const [name, value] of Object.entries(page.headers)) headers.push(name, value);
  if (encoding !== null) headers.push('Content-Encoding', encoding);
  headers.push('Content-Length', String(bytes.length));
  return headers;
}

/** Headers that describe the body, which a 304 does not have. */
const BODY_HEADERS = new Set(['content-type', 'content-encoding', 'content-length']);

const withoutBody = (headers: readonly string[]) =>
  headers.filter(
    (_, index) => !BODY_HEADERS.has((headers[index - (index % 2)] ?? '').toLowerCase()),
  );

/**
 * Ends a response with a page, or with 304 when the browser has this version. Browsers may
 * store a public page and revalidate it each time. `always` are the headers of every response.
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedPage,
  body: EncodedBody,
  always: HeaderList,
): void {
  const { page, etag } = cached;
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  const headers = cachedHeaders.get(body) ?? headersOf(cached, body, path, always);
  // Only public pages have an ETag, and their headers do not depend on the spelling of the path.
  if (etag !== null) cachedHeaders.set(body, headers);
  const ifNoneMatch = request.headers['if-none-match'];
  // Without its `W/`.
  if (etag !== null && ifNoneMatch !== undefined && isKnownTag(ifNoneMatch, etag.slice(2))) {
    response.writeHead(304, withoutBody(headers)).end();
    return;
  }
  response.writeHead(page.status, headers);
  if (request.method === 'HEAD') response.end();
  else response.end(body.bytes);
}

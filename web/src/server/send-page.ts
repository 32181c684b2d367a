import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EncodedBody } from './compress.ts';
import type { KeptPage } from './kept-page.ts';
import { privacyHeaders } from './private-paths.ts';

type HeaderList = readonly (readonly [name: string, value: string])[];

const same = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether the browser says that it has the page with this tag already. */
function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((each) => same(each) === same(tag));
}

/**
 * Ends a response with a page: its true status, or 304 for who has this very page already. `always` are
 * the headers of every answer of the server. A browser may keep a public page, and asks each time
 * whether it is still the same.
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, tag }: KeptPage,
  { bytes, encoding }: EncodedBody,
  always: HeaderList,
): void {
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  const headers: string[] = always.flat();
  for (const pair of privacyHeaders(path, page.status)) headers.push(...pair);
  headers.push('Vary', 'Accept-Encoding');
  if (tag !== null) {
    headers.push('ETag', tag);
    if (isKnown(request.headers['if-none-match'], tag)) {
      response.writeHead(304, headers).end();
      return;
    }
  }
  for (const [name, value] of Object.entries(page.headers)) headers.push(name, value);
  if (encoding !== null) headers.push('Content-Encoding', encoding);
  headers.push('Content-Length', String(bytes.length));
  response.writeHead(page.status, headers);
  if (request.method === 'HEAD') response.end();
  else response.end(bytes);
}

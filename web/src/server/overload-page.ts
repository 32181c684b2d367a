import type { ServerResponse } from 'node:http';
import { overloadTexts } from '../texts/failures.ts';
import { plainDocument } from './plain-page.ts';
import type { HeaderList } from './security-headers.ts';

/** Seconds after which a browser or crawler may request the page again. */
const RETRY_AFTER_S = 1;

/** Ends a response with 503. */
export type SendOverload = (response: ServerResponse) => void;

/**
 * The response of an overloaded server. It is built once, because an overloaded server
 * sends thousands a second. `always` are the headers of every response.
 */
export function createOverloadPage(storeName: string, always: HeaderList): SendOverload {
  const html = plainDocument(storeName, { status: 503, ...overloadTexts, canRetry: true });
  const headers = always.flat();
  headers.push('Retry-After', String(RETRY_AFTER_S), 'Cache-Control', 'no-store');
  headers.push('Content-Type', 'text/html; charset=utf-8');
  headers.push('Content-Length', String(Buffer.byteLength(html)));
  return (response) => {
    response.writeHead(503, headers).end(response.req.method === 'HEAD' ? undefined : html);
  };
}

import type { ServerResponse } from 'node:http';
import { failureTexts } from '../texts/failures.ts';
import { plainDocument } from './plain-page.ts';
import type { HeaderList } from './security-headers.ts';

/** Seconds after which a browser or crawler may request the page again. */
const RETRY_AFTER_S = 1;

/**
 * Responses that are sent in one turn of the event loop. libuv accepts one connection a turn: if a turn
 * answered all requests of a hundred connections, new ones would wait a second to be accepted.
 */
const RESPONSES_PER_TURN = 16;

/** Ends a response with 503, in one of the next turns. */
export type SendOverload = (response: ServerResponse) => void;

/**
 * The response of an overloaded server. It is the same each time and made once: an overloaded server
 * sends thousands a second. `always` are the headers of every response.
 */
export function createOverloadPage(storeName: string, always: HeaderList): SendOverload {
  const { busyTitle: title, busyMessage: message } = failureTexts;
  const html = plainDocument(storeName, { status: 503, title, message, canRetry: true });
  const headers = always.flat();
  headers.push('Retry-After', String(RETRY_AFTER_S), 'Cache-Control', 'no-store');
  headers.push('Content-Type', 'text/html; charset=utf-8');
  headers.push('Content-Length', String(Buffer.byteLength(html)));
  const waiting: ServerResponse[] = [];
  const sendSome = () => {
    for (const response of waiting.splice(0, RESPONSES_PER_TURN)) {
      response.writeHead(503, headers).end(response.req.method === 'HEAD' ? undefined : html);
    }
    if (waiting.length > 0) setImmediate(sendSome);
  };
  return (response) => {
    if (waiting.push(response) === 1) setImmediate(sendSome);
  };
}

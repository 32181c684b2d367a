import { STATUS_CODES, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ShopResponse } from './shop-response.ts';
import { COMMON_HEADERS } from './send-response.ts';

/** Sends a rejection where no route is at work: while starting, or when a request cannot be read. */
export function sendDirectly(to: ServerResponse | Duplex, response: ShopResponse): void {
  const { value } = response.body;
  const body = response.body.kind === 'json' ? JSON.stringify(value) : String(value);
  const headers = {
    ...COMMON_HEADERS,
    ...response.headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  if (to instanceof ServerResponse) {
    to.writeHead(response.status, headers).end(body);
  } else if (to.writable) {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    to.end(
      `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}\r\n${lines.join('')}\r\n${body}`,
    );
  } else {
    to.destroy();
  }
}

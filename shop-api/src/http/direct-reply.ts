import { STATUS_CODES, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Reply } from './reply.ts';
import { COMMON_HEADERS } from './send.ts';

/** Sends a refusal where no route is at work: while starting, or when a request cannot be read. */
export function sendDirectly(to: ServerResponse | Duplex, reply: Reply): void {
  const { value } = reply.body;
  const body = reply.body.kind === 'json' ? JSON.stringify(value) : String(value);
  const headers = {
    ...COMMON_HEADERS,
    ...reply.headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  if (to instanceof ServerResponse) {
    to.writeHead(reply.status, headers).end(body);
  } else if (to.writable) {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    to.end(
      `HTTP/1.1 ${reply.status} ${STATUS_CODES[reply.status]}\r\n${lines.join('')}\r\n${body}`,
    );
  } else {
    to.destroy();
  }
}

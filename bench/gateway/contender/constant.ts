import { createServer, type Server } from 'node:http';

/** **C**: the same bytes from memory, whatever is asked: as fast as Node answers over HTTP at all. */
export function constantContender(bytes: Buffer): Server {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
  };
  return createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
}

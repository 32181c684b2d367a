import { createServer, type Server } from 'node:http';

/** **C**: the same bytes from memory for every request: the upper limit of Node over HTTP. */
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

import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addresses } from './addresses.ts';

/** A proxy to the web server that sends the second half of every page only after `release`. */
export interface SlowDocument {
  readonly url: string;
  readonly release: () => void;
  readonly stop: () => Promise<void>;
}

/** Starts the proxy; responses other than pages are passed on unchanged. */
export async function startSlowDocument(): Promise<SlowDocument> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server: Server = createServer((incoming, response) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const { method, url } = incoming;
    const outgoing = request(`${addresses.web}${url ?? '/'}`, { method, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      if (!(upstream.headers['content-type'] ?? '').startsWith('text/html')) {
        upstream.pipe(response);
        return;
      }
      const chunks: Buffer[] = [];
      upstream.on('data', (chunk: Buffer) => chunks.push(chunk));
      upstream.once('end', () => {
        const page = Buffer.concat(chunks);
        const half = Math.floor(page.length / 2);
        response.write(page.subarray(0, half));
        void held.then(() => response.end(page.subarray(half)));
      });
    });
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    release,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

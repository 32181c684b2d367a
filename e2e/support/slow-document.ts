import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addresses } from './addresses.ts';

/** The shop behind a connection that stops in the middle of every page until it is let go. */
export interface SlowDocument {
  readonly url: string;
  readonly letGo: () => void;
  readonly stop: () => Promise<void>;
}

/** Everything but pages goes through as it is. */
export async function startSlowDocument(): Promise<SlowDocument> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const server: Server = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const { method, url } = asked;
    const onward = request(`${addresses.web}${url ?? '/'}`, { method, headers }, (upstream) => {
      answer.writeHead(upstream.statusCode ?? 502, upstream.headers);
      if (!(upstream.headers['content-type'] ?? '').startsWith('text/html')) {
        upstream.pipe(answer);
        return;
      }
      const chunks: Buffer[] = [];
      upstream.on('data', (chunk: Buffer) => chunks.push(chunk));
      upstream.once('end', () => {
        const page = Buffer.concat(chunks);
        const half = Math.floor(page.length / 2);
        answer.write(page.subarray(0, half));
        void held.then(() => answer.end(page.subarray(half)));
      });
    });
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    letGo,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

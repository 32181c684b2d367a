import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on a free port of this machine, reports its URL over the channel, and ends with its parent. */
export function serve(http: Server): void {
  http.listen(0, '127.0.0.1', () => {
    const { port } = http.address() as AddressInfo;
    process.send?.({ ready: true, url: `http://127.0.0.1:${port}` });
  });
  process.once('disconnect', () => process.exit());
}

import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { MemoryState } from '@gawai/server-kit/shared-state/memory-state';
import type { SharedState } from '@gawai/server-kit/shared-state/shared-state';
import { readConfig } from '../src/config.ts';
import { renderPage } from '../src/entry-server.tsx';
import type { PageSource } from '../src/server/page-source.ts';
import { buildWebServer } from '../src/server/web-server.ts';
import { sampleShop } from './sample-shop.ts';
import {
  createSchemaStub,
  type SchemaStub,
  type StubRequest,
  type StubRoot,
} from './schema-stub.ts';

/** Pages as the build serves them, without its files. */
export const testSource: PageSource = {
  isBuilt: true,
  styles: ['/assets/shop.css'],
  addFiles: () => Promise.resolve(),
  render: (request, settings) =>
    renderPage(request, {
      ...settings,
      assetsFor: () => ({ styles: ['/a.css'], scripts: ['/a.js'] }),
    }),
  // The utilization of a test's thread depends on the machine: no test relies on it.
  utilization: () => ({ active: 0, idle: 0, utilization: 0 }),
  close: () => Promise.resolve(),
};

/** A server that listens on a free port. */
export interface ListeningServer {
  url: string;
  /** Cuts every connection. */
  close: () => void;
}

/** Listens on a free port of this machine. */
export function listen(server: Server): Promise<ListeningServer> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({
        url: `http://127.0.0.1:${port}`,
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
}

interface WebServerOptions {
  settings?: Record<string, string>;
  source?: Partial<PageSource>;
  shared?: SharedState;
  onError?: (error: unknown) => void;
}

/** The web server with these settings, on a free port; `stop` ends it as SIGTERM does. */
export async function startWebServer(
  options: WebServerOptions = {},
): Promise<ListeningServer & { stop: () => Promise<void> }> {
  const config = readConfig({ STORE_URL: 'https://toko.test/', ...options.settings });
  const onError =
    options.onError ??
    ((error: unknown) => {
      throw error;
    });
  const app = await buildWebServer({
    config,
    createSource: () => Promise.resolve({ ...testSource, ...options.source }),
    shared: options.shared ?? new MemoryState(),
    onError,
  });
  await app.ready();
  return { ...(await listen(app.server)), stop: () => app.close() };
}

/** The web server of a shop whose gateway executes requests on a schema stub. */
export interface ShopServer {
  url: string;
  gatewayUrl: string;
  stub: SchemaStub;
  /** The header of each response of the gateway without errors; null = none. */
  gatewayHeaders: { cacheControl: string | null };
  close: () => void;
}

/** Starts the web server of the sample shop, with these root fields instead of its own. */
export async function startShopServer(root: StubRoot = {}): Promise<ShopServer> {
  const stub = createSchemaStub({ ...sampleShop(), ...root });
  const gatewayHeaders: ShopServer['gatewayHeaders'] = { cacheControl: null };
  const gateway = await listen(
    createServer((request, response) => {
      void json(request)
        // The storefront's own client is the only one.
        .then((body) => stub.respond(body as StubRequest))
        .then((result) => {
          response.setHeader('Content-Type', 'application/json');
          // As the gateway does: a result with errors must not be cached.
          const rule = 'errors' in result ? 'no-store' : gatewayHeaders.cacheControl;
          if (rule !== null) response.setHeader('Cache-Control', rule);
          response.end(JSON.stringify(result));
        })
        .catch((error: unknown) => {
          response.statusCode = 500;
          response.end(String(error));
        });
    }),
  );
  const gatewayUrl = `${gateway.url}/graphql`;
  const web = await startWebServer({ settings: { GATEWAY_URL: gatewayUrl } });
  const close = () => {
    web.close();
    gateway.close();
  };
  return { url: web.url, gatewayUrl, stub, gatewayHeaders, close };
}

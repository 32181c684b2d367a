import { createServer, type Server } from 'node:http';
import { readConfig } from '../src/config.ts';
import { renderPage } from '../src/entry-server.tsx';
import type { Pages } from '../src/server/pages.ts';
import { createWebApp } from '../src/server/web-app.ts';

/** Pages as the build serves them, without its files. */
export const testPages: Pages = {
  isBuilt: true,
  files: (_request, _response, next) => {
    next();
  },
  render: (request, settings) =>
    renderPage(request, {
      ...settings,
      assetsFor: () => ({ styles: ['/a.css'], preloads: [], scripts: ['/a.js'] }),
    }),
  close: () => Promise.resolve(),
};

/** A server that listens on a free port. */
export interface ListeningServer {
  url: string;
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
  pages?: Pages;
  onFault?: (error: unknown) => void;
}

/** The web server with these settings, on a free port. */
export function startWebServer(options: WebServerOptions = {}): Promise<ListeningServer> {
  const config = readConfig({ STORE_URL: 'https://toko.test/', ...options.settings });
  const onFault =
    options.onFault ??
    ((error: unknown) => {
      throw error;
    });
  return listen(createServer(createWebApp(config, options.pages ?? testPages, onFault)));
}

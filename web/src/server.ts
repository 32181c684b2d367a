import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { ConfigProblem, declareProduction, readConfig } from './config.ts';
import { createWebApp } from './server/web-app.ts';

/** How long, in ms, requests under way may take to finish once the server was told to stop. */
const STOP_PATIENCE_MS = 5_000;

/** True when this file runs from its build (`dist/server/server.js`). */
const isBuilt = import.meta.url.endsWith('/dist/server/server.js');

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

async function main() {
  const config = readConfig();
  if (isBuilt) declareProduction();
  const http = createServer();
  const pages = isBuilt
    ? await import('./server/built-pages.ts').then(({ createBuiltPages }) =>
        createBuiltPages(fileURLToPath(new URL('../client', import.meta.url))),
      )
    : await import('./server/dev-pages.ts').then(({ createDevPages }) => createDevPages(http));
  http.on('request', createWebApp(config, pages, console.error));

  http.once('error', (error: NodeJS.ErrnoException) => {
    fail(
      error.code === 'EADDRINUSE'
        ? `The web server cannot start: port ${config.port} is taken. Set WEB_PORT to another one.`
        : `The web server cannot start: ${error.message}`,
    );
  });
  http.listen(config.port, config.host, () => {
    const address = http.address();
    const port = typeof address === 'object' && address !== null ? address.port : config.port;
    const url = `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`;
    process.send?.({ ready: true, url });
    if (process.send === undefined) console.log(`Shop: ${url}`);
  });

  const stop = () => {
    http.close(() => void pages.close().then(() => process.exit(0)));
    http.closeIdleConnections();
    setTimeout(() => {
      http.closeAllConnections();
    }, STOP_PATIENCE_MS).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // The program that started this one is gone: nobody is left to stop it.
  process.once('disconnect', stop);
}

main().catch((error: unknown) => {
  fail(
    error instanceof ConfigProblem
      ? error.message
      : `The web server cannot start: ${String(error)}`,
  );
});

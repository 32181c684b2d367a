import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { announceReady, watchParent } from '@gawai/server-kit/heartbeat';
import { hostInUrl } from '@gawai/server-kit/host-in-url';
import { SettingsError } from '@gawai/server-kit/read-settings';
import { openSharedState } from '@gawai/server-kit/shared-state/open-shared-state';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { declareProduction, readConfig, type WebConfig } from './config.ts';
import type { PageSource } from './server/page-source.ts';

/** Time in ms beyond the drain times after which the process ends although closing has not finished. */
const CLOSE_MARGIN_MS = 1_000;

/** True when this file runs from its build (`dist/server/server.js`). */
const isBuilt = import.meta.url.endsWith('/dist/server/server.js');

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Ends the program because of an error; for a port in use the message names its setting. */
function failToListen(port: number | null, setting: string) {
  return (error: unknown): never => {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    return fail(
      isTaken
        ? `The web server cannot start: port ${String(port)} is taken. Set ${setting} to another one.`
        : `The web server cannot start: ${String(error)}`,
    );
  };
}

async function createSource(http: Server): Promise<PageSource> {
  if (!isBuilt) {
    const { createDevPageSource } = await import('./server/dev-page-source.ts');
    return createDevPageSource(http);
  }
  const { createBuiltPageSource } = await import('./server/built-page-source.ts');
  return createBuiltPageSource(fileURLToPath(new URL('..', import.meta.url)));
}

function closeOnSignals(app: FastifyInstance, { drainDelay, drainTimeout }: WebConfig): void {
  const delay = drainDelay + drainTimeout + CLOSE_MARGIN_MS;
  const grace = closeWithGrace({ delay }, async ({ err }) => {
    if (err !== undefined) console.error(err);
    await app.close();
  });
  watchParent(() => {
    grace.close();
  });
}

async function main() {
  const config = readConfig();
  if (isBuilt) declareProduction();
  // Only now, so that React and its libraries see the declaration.
  const { buildWebServer } = await import('./server/web-server.ts');
  const shared = await openSharedState(config.redisUrl, (level, message) => {
    console[level](message);
  });
  const app = await buildWebServer({ config, createSource, shared, onError: console.error }).catch(
    // Only the metrics server listens during the build.
    failToListen(config.metricsPort, 'WEB_METRICS_PORT'),
  );
  await app
    .listen({ port: config.port, host: config.host })
    .catch(failToListen(config.port, 'WEB_PORT'));
  closeOnSignals(app, config);
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const url = `http://${hostInUrl(config.host)}:${port}`;
  announceReady(url);
  if (process.send === undefined) console.log(`Shop: ${url}`);
}

main().catch((error: unknown) => {
  fail(
    error instanceof SettingsError
      ? error.message
      : `The web server cannot start: ${String(error)}`,
  );
});

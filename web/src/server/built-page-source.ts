import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EventLoopUtilization } from 'node:perf_hooks';
import { MessageChannel } from 'node:worker_threads';
import fastifyStatic from '@fastify/static';
import { Piscina } from 'piscina';
import type { Manifest } from 'vite';
import type { RenderedPage } from '../entry-server.tsx';
import { createAssetFinder } from './asset-finder.ts';
import type { PageSource } from './page-source.ts';
import { MAX_RENDERS } from './render-limit.ts';
import type { RenderTask } from './render-worker.ts';
import { WORKER_PATH } from './worker-path.ts';

/** The utilization before the thread has started. */
const IDLE: EventLoopUtilization = { idle: 0, active: 0, utilization: 0 };

/** Lifetime of hashed files, which never change. */
const YEAR_S = 31_536_000;

/** `path` is that of the file that is sent, which may be a compressed copy (`.br`, `.gz`). */
function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return `public, max-age=${YEAR_S}, immutable`;
  // A shared cache with an old worker would delay a new deployment.
  return path.startsWith(WORKER_PATH) ? 'no-cache' : 'public, max-age=3600';
}

/** Starts the thread that renders: while it runs React, this one handles all other requests. */
function startRenderer(filename: string, manifest: unknown) {
  const pool = new Piscina<RenderTask, RenderedPage>({
    filename,
    name: 'renderTask',
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: MAX_RENDERS,
    // A thread that blocks until the next page would not notice that the gateway closed a connection.
    atomics: 'disabled',
    // The main thread gets the processor first: a rejection takes well under a millisecond.
    niceIncrement: 5,
    workerData: manifest,
  });
  return {
    render: async (request: Request, settings: RenderTask['settings']): Promise<RenderedPage> => {
      const { port1, port2 } = new MessageChannel();
      const abort = () => {
        port1.close();
      };
      if (request.signal.aborted) abort();
      request.signal.addEventListener('abort', abort);
      try {
        const task = { url: request.url, settings, client: port2 };
        return await pool.run(task, { transferList: [port2] });
      } finally {
        request.signal.removeEventListener('abort', abort);
        port1.close();
      }
    },
    utilization: (since?: EventLoopUtilization) =>
      pool.threads[0]?.performance.eventLoopUtilization(since) ?? IDLE,
    close: () => pool.destroy(),
  };
}

/** Pages of the build: the files of `client/` with their precompressed copies, and the bundled renderer. */
export async function createBuiltPageSource(build: string): Promise<PageSource> {
  // Normalised, as in the paths that `setHeaders` receives.
  const folder = join(build, 'client');
  // Written by the build.
  const manifest = JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest;
  const { render, utilization, close } = startRenderer(
    join(build, 'server/render-worker.js'),
    manifest,
  );
  return {
    isBuilt: true,
    styles: createAssetFinder(manifest)([]).styles,
    addFiles: async (app) => {
      await app.register(fastifyStatic, {
        root: folder,
        // One route for each file: an unknown path is never looked up on the disk.
        wildcard: false,
        dotfiles: 'ignore',
        serveDotFiles: false,
        index: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (response, path) => {
          // The body depends on the encoding.
          response.setHeader('Vary', 'Accept-Encoding');
          response.setHeader('Cache-Control', cacheControl(path.slice(folder.length)));
        },
      });
    },
    render,
    utilization,
    close,
  };
}

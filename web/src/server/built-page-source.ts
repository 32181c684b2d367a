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

/** Before the thread has started. */
const IDLE: EventLoopUtilization = { idle: 0, active: 0, utilization: 0 };

/** Hashed files never change; a year is the longest that caches store them. */
const YEAR_S = 31_536_000;

/** `path` is that of the file that is sent, which may be a compressed copy (`.br`, `.gz`). */
function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return `public, max-age=${YEAR_S}, immutable`;
  // A worker that a cache in front still sends after a deployment would keep the old one in use.
  return path.startsWith(WORKER_PATH) ? 'no-cache' : 'public, max-age=3600';
}

/** The thread that renders: while it runs React, this one answers everything else. */
function startRenderer(filename: string, manifest: unknown) {
  const pool = new Piscina<RenderTask, RenderedPage>({
    filename,
    name: 'renderTask',
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: MAX_RENDERS,
    // A thread that sleeps until the next page would not see that the gateway closed a connection.
    atomics: 'disabled',
    // A rejection takes well under a millisecond; it need not wait for the processor behind a page.
    niceIncrement: 5,
    workerData: manifest,
  });
  return {
    render: async (request: Request, settings: RenderTask['settings']): Promise<RenderedPage> => {
      const { port1, port2 } = new MessageChannel();
      const giveUp = () => {
        port1.close();
      };
      if (request.signal.aborted) giveUp();
      request.signal.addEventListener('abort', giveUp);
      try {
        const task = { url: request.url, settings, client: port2 };
        return await pool.run(task, { transferList: [port2] });
      } finally {
        request.signal.removeEventListener('abort', giveUp);
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
  // Without doubled slashes, as the server of files names it.
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
          // The same address has a body for each encoding.
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

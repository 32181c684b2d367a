import { workerData, type MessagePort } from 'node:worker_threads';
import type { Manifest } from 'vite';
import { renderPage, type RenderedPage, type RenderSettings } from '../entry-server.tsx';
import { createAssetFinder } from './asset-finder.ts';

/** A page to render on the worker thread. */
export interface RenderTask {
  readonly url: string;
  readonly settings: Omit<RenderSettings, 'assetsFor'>;
  /** Closes when the request is aborted. */
  readonly client: MessagePort;
}

// Sent by `createBuiltPageSource`: the manifest that the build wrote.
const assetsFor = createAssetFinder(workerData as Manifest);

/** Renders a page on the worker thread. */
export function renderTask({ url, settings, client }: RenderTask): Promise<RenderedPage> {
  const gone = new AbortController();
  client.once('close', () => {
    gone.abort();
  });
  return renderPage(new Request(url, { signal: gone.signal }), { ...settings, assetsFor });
}

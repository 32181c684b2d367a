import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createBuiltPageSource } from './built-page-source.ts';
import { addErrorPages } from './error-pages.ts';
import type { PageSource } from './page-source.ts';

const settings = {
  gatewayUrl: 'http://gateway.test',
  site: { storeName: 'Toko', storeUrl: 'https://toko.test/', year: 2026 },
};

describe('createBuiltPageSource', () => {
  let build: string;
  let source: PageSource;

  /** A build whose renderer is this script. */
  async function startSource(renderer: string): Promise<void> {
    build = await mkdtemp(join(tmpdir(), 'gawai-build-'));
    await mkdir(join(build, 'client/.vite'), { recursive: true });
    await writeFile(
      join(build, 'client/.vite/manifest.json'),
      '{ "src/entry-client.tsx": { "file": "entry.js" } }',
    );
    await mkdir(join(build, 'server'));
    await writeFile(join(build, 'server/package.json'), '{ "type": "module" }');
    await writeFile(join(build, 'server/render-worker.js'), renderer);
    // With a slash at the end, as in `server.ts`.
    source = await createBuiltPageSource(join(build, '/'));
  }

  afterEach(async () => {
    await source.close();
    await rm(build, { recursive: true });
  });

  const render = (signal?: AbortSignal) =>
    source.render(new Request('https://toko.test/product/a', signal && { signal }), settings);

  it('renders on another thread, which receives the manifest of the build', async () => {
    await startSource(`
      import { threadId, workerData } from 'node:worker_threads';
      export const renderTask = ({ url, settings }) =>
        ({ html: [url, settings.site.storeName, workerData['src/entry-client.tsx'].file, threadId > 0].join(' ') });
    `);
    expect((await render()).html).toBe('https://toko.test/product/a Toko entry.js true');
  });

  it('notifies the renderer when the request is aborted', async () => {
    await startSource(`
      export const renderTask = ({ client }) =>
        new Promise((resolve) => client.once('close', () => resolve({ html: 'aborted' })));
    `);
    const gone = new AbortController();
    const page = render(gone.signal);
    gone.abort();
    expect((await page).html).toBe('aborted');
    expect((await render(gone.signal)).html).toBe('aborted');
  });

  it('rejects with the error of the renderer, and renders the next page', async () => {
    await startSource(`
      let renders = 0;
      export const renderTask = () => {
        renders += 1;
        if (renders === 1) throw new Error('no gateway');
        return { html: 'page' };
      };
    `);
    await expect(render()).rejects.toThrow('no gateway');
    expect((await render()).html).toBe('page');
  });

  it('renders again after the thread of the renderer ended', async () => {
    await startSource(`
      import { existsSync, writeFileSync } from 'node:fs';
      const mark = new URL('ended', import.meta.url);
      export const renderTask = () => {
        if (existsSync(mark)) return { html: 'page' };
        writeFileSync(mark, '');
        process.exit(1);
      };
    `);
    await expect(render()).rejects.toThrow();
    expect((await render()).html).toBe('page');
  });

  it.each([
    ['assets/app-D_RQHNKa.js', 'public, max-age=31536000, immutable'],
    ['service-worker.js', 'no-cache'],
    ['icon-192.png', 'public, max-age=3600'],
  ])('sends %s with cache-control %s', async (name, expected) => {
    await startSource('');
    await mkdir(join(build, 'client/assets'));
    for (const encoding of ['', '.br']) {
      await writeFile(join(build, 'client', name + encoding), '');
    }
    const app = fastify();
    await app.register(source.addFiles);
    for (const encoding of ['identity', 'br']) {
      const headers = { 'accept-encoding': encoding };
      const response = await app.inject({ url: `/${name}`, headers });
      expect(response.headers['cache-control'], encoding).toBe(expected);
    }
    await app.close();
  });

  it('returns 404 for a file that was deleted while the server runs', async () => {
    await startSource('');
    await writeFile(join(build, 'client/old.js'), '');
    const app = fastify();
    addErrorPages(app, readConfig({}), () => undefined);
    await app.register(source.addFiles);
    await rm(join(build, 'client/old.js'));
    expect((await app.inject('/old.js')).statusCode).toBe(404);
    await app.close();
  });

  it('measures the utilization of the renderer thread', async () => {
    await startSource(`
      export const renderTask = () => {
        for (const until = performance.now() + 20; performance.now() < until;);
        return { html: 'page' };
      };
    `);
    await render();
    expect(source.utilization?.().active).toBeGreaterThan(15);
  });
});

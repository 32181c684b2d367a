import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type * as EntryServer from '../entry-server.tsx';
import type { PageAssets } from '../app/page-document.tsx';
import type { PageSource } from './page-source.ts';

/** The stylesheets of everything that the renderer has imported, so that no page flashes unstyled. */
function stylesOf(vite: ViteDevServer): string[] {
  const modules = vite.environments.ssr.moduleGraph.idToModuleMap.keys();
  const sheets = [...modules]
    .filter((id) => /\.css$/.test(id))
    .map((id) => id.replace(vite.config.root, ''));
  return ['/src/styles/base.css', ...sheets].map((sheet) => `${sheet}?direct`);
}

/** Pages from source: transformed by Vite, reloaded in the browser over the shop's own port. */
export async function createDevPageSource(http: Server): Promise<PageSource> {
  const vite = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    // The usual loader writes and deletes a file, which `node --watch` takes for an edit.
    configLoader: 'runner',
    server: { middlewareMode: true, hmr: { server: http } },
    appType: 'custom',
  });
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) {
    throw new Error('Vite has no environment that can render pages');
  }
  const assetsFor = (): PageAssets => ({
    styles: [...new Set(stylesOf(vite))],
    preloads: [],
    scripts: ['/@vite/client', '/src/entry-client.tsx'],
  });
  return {
    isBuilt: false,
    addFiles: (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, done);
      });
      return Promise.resolve();
    },
    render: async (request, settings) => {
      const entry = await ssr.runner.import<typeof EntryServer>('/src/entry-server.tsx');
      return entry.renderPage(request, { ...settings, assetsFor });
    },
    close: () => vite.close(),
  };
}

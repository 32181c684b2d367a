import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import {
  createServer,
  createServerModuleRunner,
  type DevEnvironment,
  type ViteDevServer,
} from 'vite';
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

/**
 * The modules that render pages. An edit does not reload them during a render, which would get two instances of
 * one context: the running render uses the old modules, and the next one new ones.
 */
function createModules(environment: () => DevEnvironment) {
  const load = () => ({
    runner: createServerModuleRunner(environment(), { hmr: false }),
    renders: 0,
  });
  let current: ReturnType<typeof load> | undefined;
  const closeUnused = async (modules: ReturnType<typeof load>) => {
    if (modules !== current && modules.renders === 0) await modules.runner.close();
  };
  return {
    use: async <T>(render: (entry: typeof EntryServer) => Promise<T>): Promise<T> => {
      const modules = (current ??= load());
      modules.renders += 1;
      try {
        return await render(await modules.runner.import('/src/entry-server.tsx'));
      } finally {
        modules.renders -= 1;
        await closeUnused(modules);
      }
    },
    replace: async () => {
      const old = current;
      current = undefined;
      if (old !== undefined) await closeUnused(old);
    },
  };
}

/** Pages from source, transformed by Vite, with hot reload over the port of the web server. */
export async function createDevPageSource(http: Server): Promise<PageSource> {
  const modules = createModules(() => vite.environments.ssr);
  const vite = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    // The default loader writes and deletes a file, which restarts `node --watch`.
    configLoader: 'runner',
    server: {
      middlewareMode: true,
      hmr: { server: http },
      // Many editors truncate a file before they write it. Without a delay the empty file would be read: the
      // watcher reports two changes within 50 ms as one.
      watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } },
    },
    appType: 'custom',
    plugins: [
      {
        name: 'gawai:modules-after-an-edit',
        async hotUpdate() {
          if (this.environment.name !== 'ssr') return undefined;
          await modules.replace();
          return [];
        },
      },
    ],
  });
  const assetsFor = (): PageAssets => ({
    styles: [...new Set(stylesOf(vite))],
    scripts: ['/@vite/client', '/src/entry-client.tsx'],
  });
  return {
    isBuilt: false,
    styles: [],
    addFiles: (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, done);
      });
      return Promise.resolve();
    },
    render: (request, settings) =>
      modules.use((entry) => entry.renderPage(request, { ...settings, assetsFor })),
    close: async () => {
      await modules.replace();
      await vite.close();
    },
  };
}

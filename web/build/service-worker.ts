import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { WORKER_PATH } from '../src/server/worker-path.ts';

const ENTRY = 'src/service-worker/service-worker.ts';

/** Bundles the worker as one classic script: many phones do not support module workers. */
async function bundle(root: string, version: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['gawai-source'] },
    define: { BUILD_VERSION: JSON.stringify(version) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(root, ENTRY), output: { format: 'iife' } },
    },
  });
  const code = [result]
    .flat()
    .flatMap((bundled) => ('output' in bundled ? bundled.output : []))
    .find((file) => file.type === 'chunk')?.code;
  if (code === undefined) throw new Error(`${ENTRY} was not bundled`);
  return code;
}

/**
 * Writes the service worker beside the browser build. Its version is a hash of the build's manifest: it
 * changes with each file, so that browsers install a new deployment. Must run before the plugin that
 * compresses.
 */
export function serviceWorker(): Plugin {
  let root = '';
  return {
    name: 'gawai:service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved: (config) => {
      ({ root } = config);
    },
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler(options) {
        const folder = options.dir;
        if (folder === undefined) return;
        const manifest = readFileSync(join(folder, '.vite/manifest.json'));
        const version = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
        writeFileSync(join(folder, WORKER_PATH), await bundle(root, version));
      },
    },
  };
}

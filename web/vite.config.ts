import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';
import { productionRouter } from './build/production-router.ts';

/** `@gawai/domain` is bundled from its TypeScript source, in the browser and on the server. */
const source = 'gawai-source';

const vendor = (packages: string) => new RegExp(`node_modules/(${packages})/`);

export default defineConfig({
  plugins: [react(), productionRouter(), precompress()],
  appType: 'custom',
  resolve: { conditions: [source, 'es2015', ...defaultClientConditions] },
  ssr: {
    noExternal: ['@gawai/domain'],
    resolve: { conditions: [source, ...defaultServerConditions] },
  },
  build: {
    // One stylesheet for the whole shop: small, cached for good, and no page ever flashes unstyled.
    cssCodeSplit: false,
    target: 'es2022',
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: vendor('react|react-dom|scheduler'), priority: 3 },
                { name: 'router', test: vendor('react-router|react-router-dom'), priority: 3 },
                {
                  name: 'apollo',
                  test: vendor('@apollo|graphql|rxjs|optimism|@wry|tslib'),
                  priority: 3,
                },
                // What every page needs, and what several pages share: few files, nothing unused.
                { name: 'frame', tags: ['$initial'], priority: 2 },
                { name: 'shared', minShareCount: 2, entriesAware: true, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        sourcemap: true,
        rolldownOptions: { input: ['src/entry-server.tsx', 'src/server.ts'] },
      },
    },
  },
});

import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

/** `@gawai/domain` is bundled from its TypeScript source, in the browser and on the server. */
const source = 'gawai-source';

const vendor = (packages: string) => new RegExp(`node_modules/(${packages})/`);

export default defineConfig({
  plugins: [react(), precompress()],
  appType: 'custom',
  resolve: { conditions: [source, ...defaultClientConditions] },
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
                { name: 'react', test: vendor('react|react-dom|scheduler') },
                { name: 'router', test: vendor('react-router|react-router-dom') },
                { name: 'apollo', test: vendor('@apollo|graphql|rxjs|optimism|@wry|tslib') },
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

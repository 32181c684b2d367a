import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';
import { productionRouter } from './build/production-router.ts';
import { SCRIPT_BUDGET } from './build/budget.ts';
import { scriptBudget } from './build/script-budget.ts';
import { serviceWorker } from './build/service-worker.ts';

/** `@gawai/client`, `@gawai/domain` and `@gawai/server-kit` are bundled from their TypeScript source. */
const source = 'gawai-source';

const vendor = (packages: string) => new RegExp(`node_modules/(${packages})/`);

/** What every page runs on. One file: it compresses better whole, and changes only with an upgrade. */
const LIBRARIES =
  'react|react-dom|scheduler|react-router|react-router-dom|@apollo|graphql|rxjs|optimism|@wry|tslib';

/**
 * Scripts that wait for the shopper, or come with a page whose own scripts hold nearly all that they
 * import: a list of their imports would weigh more in the page than it saves.
 */
const LATE = /\/(after-adding|gallery-zoom|product-facts|product-reviews|further-products)-/;

/** Files that are there before the first `import()` runs: no list needs them. */
const FIRST = /\/(libraries|rolldown-runtime)-/;

/** Class names without the line that Vite would add: their numbers would weigh in the scripts. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*/, ''));
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

export default defineConfig({
  plugins: [
    react(),
    productionRouter(),
    serviceWorker(),
    precompress(),
    scriptBudget(SCRIPT_BUDGET),
  ],
  appType: 'custom',
  css: { modules: { generateScopedName: scopedName } },
  resolve: { conditions: [source, 'es2015', ...defaultClientConditions] },
  ssr: {
    noExternal: ['@gawai/client', '@gawai/domain', '@gawai/server-kit'],
    resolve: { conditions: [source, ...defaultServerConditions] },
  },
  build: {
    // One stylesheet for the whole shop: small, cached for good, and no page ever flashes unstyled.
    cssCodeSplit: false,
    target: 'es2022',
    modulePreload: {
      resolveDependencies: (file, imports) =>
        LATE.test(file) ? [] : imports.filter((each) => !FIRST.test(each)),
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        minify: 'terser',
        terserOptions: {
          module: true,
          ecma: 2020,
          compress: { passes: 3, keep_fargs: false },
          // V8 compiles a function in brackets with its file, on another thread; react-dom is such a function.
          format: { wrap_func_args: true },
        },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            // The list of a page's scripts is in the entry: long names would weigh there.
            chunkFileNames: ({ name }) =>
              `assets/${name.startsWith('shared~') ? 'shared' : name}-[hash].js`,
            codeSplitting: {
              groups: [
                { name: 'libraries', test: vendor(LIBRARIES), priority: 3 },
                // What every page needs, and what several pages share: few files, nothing unused.
                { name: 'frame', tags: ['$initial'], priority: 2 },
                // On its own: beside small texts, the product page would load it before a press needs it.
                { name: 'draft', test: /checkout\/(draft|restart-checkout)\.ts/, priority: 1 },
                // What most pages show, and what pages with products need: as small files of their own they would weigh
                // more than what one of these pages leaves unused.
                {
                  name: 'basics',
                  test: /(web\/src\/(ui\/(badge|late-slot|picture|round-button|rupiah|skeleton)|lib\/late-part|texts\/product)|domain\/src\/(product|texts\/labels|url-keys))\./,
                  priority: 1,
                },
                {
                  name: 'products',
                  test: /(features\/(catalog\/(compare-tray|product-price|use-compared)|wishlist\/(use-wishlist|wishlist-toggle|wishlist\.generated))|compared-products|ui\/stars)\./,
                  priority: 1,
                },
                {
                  name: 'shared',
                  minShareCount: 2,
                  entriesAware: true,
                  // Bytes below which a file of its own costs more than what some page loads unused.
                  entriesAwareMergeThreshold: 800,
                  priority: 1,
                },
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
        rolldownOptions: { input: ['src/server.ts', 'src/server/render-worker.ts'] },
      },
    },
  },
});

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

/** Libraries of every page, in one file: it compresses better, and changes only with an upgrade. */
const LIBRARIES =
  'react|react-dom|scheduler|react-router|react-router-dom|@apollo|graphql|rxjs|optimism|@wry|tslib';

/**
 * Scripts that are loaded on demand, or whose imports are nearly all in the scripts of their page: a
 * list of their imports would be larger than it saves.
 */
const LATE = /\/(after-adding|gallery-zoom|product-facts|product-reviews|further-products)-/;

/** Files that are loaded before the first `import()` runs: no list needs them. */
const FIRST = /\/(libraries|rolldown-runtime)-/;

/** Class names without the line number that Vite adds, which would make the scripts larger. */
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
    // One stylesheet for all pages: small, immutable, and no page flashes unstyled.
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
          // V8 compiles a function in parentheses eagerly on another thread, such as that of react-dom.
          format: { wrap_func_args: true },
        },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            // The entry contains lists of scripts: long names would make it larger.
            chunkFileNames: ({ name }) =>
              `assets/${name.startsWith('shared~') ? 'shared' : name}-[hash].js`,
            codeSplitting: {
              groups: [
                { name: 'libraries', test: vendor(LIBRARIES), priority: 3 },
                // Modules that every page needs; `shared` has those of several pages.
                { name: 'frame', tags: ['$initial'], priority: 2 },
                // Separate: merged with small texts, the product page would load it before a press needs it.
                { name: 'draft', test: /checkout\/(draft|restart-checkout)\.ts/, priority: 1 },
                // Modules of most pages, and of pages with products: as separate small files they would be larger than
                // the unused part on some pages.
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
                  // Bytes below which a separate file costs more than an unused part.
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

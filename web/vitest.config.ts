import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const conditions = ['gawai-source', 'module', 'development|production'];

/** Tests that replace a module. Every other file shares the modules that its worker has loaded. */
const REPLACING_MODULES = [
  'src/features/catalog/featured-products.test.tsx',
  'src/features/content/home-slider.test.tsx',
  'src/server/loader-defect.test.ts',
  'src/ui/carousel.test.tsx',
];

/** Tests of modules that run without a document. */
const SERVER = [
  'build/**/*.test.ts',
  'src/server/**/*.test.ts',
  'src/server.test.ts',
  'src/service-worker/**/*.test.ts',
  'src/**/*.server.test.ts',
];

const setupFiles = [
  'test-kit/silence-guard.ts',
  'test-kit/clean-up.ts',
  'test-kit/no-layout.ts',
  'test-kit/async-timeout.ts',
  'test-kit/element-error.ts',
  'test-kit/pending-images.ts',
];

// Vitest loads modules and environment once for the files of a group that share both; each project is a group.
const project = (
  name: string,
  groupOrder: number,
  test: { environment: string; include: string[]; exclude?: string[]; isolate: boolean },
) => ({
  extends: true as const,
  test: {
    name,
    sequence: { groupOrder },
    setupFiles,
    testTimeout: 30_000,
    restoreMocks: true,
    ...test,
  },
});

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: [...conditions, 'browser'] },
  ssr: { resolve: { conditions: [...conditions, 'node'] } },
  test: {
    // Both processes of `npm test` need the same modules: each is transformed once, and cached for the next run.
    experimental: { fsModuleCache: true },
    // React in development creates much short-lived garbage: larger young generations are collected less often.
    execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=32'],
    projects: [
      project('web', 0, {
        environment: 'happy-dom',
        include: ['src/**/*.test.{ts,tsx}', 'test-kit/**/*.test.{ts,tsx}'],
        exclude: [...SERVER, ...REPLACING_MODULES],
        isolate: false,
      }),
      project('web, server', 1, {
        environment: 'node',
        include: SERVER,
        exclude: REPLACING_MODULES,
        isolate: false,
      }),
      project('web, isolated', 2, {
        environment: 'happy-dom',
        include: REPLACING_MODULES,
        isolate: true,
      }),
    ],
  },
});

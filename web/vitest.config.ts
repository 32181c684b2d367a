import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const conditions = ['gawai-source', 'module', 'development|production'];

/** Tests that replace a module. Every other file shares the modules that its worker has loaded. */
const REPLACING_MODULES = [
  'src/features/catalog/featured-products.test.tsx',
  'src/features/content/home-slider.test.tsx',
  'src/ui/carousel.test.tsx',
];

const shared = {
  environment: 'happy-dom',
  setupFiles: [
    'test-kit/silence-guard.ts',
    'test-kit/clean-up.ts',
    'test-kit/no-layout.ts',
    'test-kit/async-timeout.ts',
    'test-kit/pending-images.ts',
  ],
  testTimeout: 30_000,
  restoreMocks: true,
};

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: [...conditions, 'browser'] },
  ssr: { resolve: { conditions: [...conditions, 'node'] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'web',
          include: ['build/**/*.test.ts', 'src/**/*.test.{ts,tsx}', 'test-kit/**/*.test.{ts,tsx}'],
          exclude: REPLACING_MODULES,
          isolate: false,
        },
      },
      { extends: true, test: { ...shared, name: 'web, isolated', include: REPLACING_MODULES } },
    ],
  },
});

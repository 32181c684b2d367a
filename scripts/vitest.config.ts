import { defineConfig } from 'vitest/config';

// Packages are read from their sources: these tests run before the build.
const conditions = ['gawai-source', 'module', 'node', 'development|production'];

export default defineConfig({
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: { name: 'scripts', include: ['**/*.test.ts'] },
});

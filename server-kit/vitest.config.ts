import { defineConfig } from 'vitest/config';

// What Node loads: the other form of a library is another module.
const conditions = ['gawai-source', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: ['src/**/*.test.ts'], restoreMocks: true, isolate: false },
});

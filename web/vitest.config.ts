import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const conditions = ['gawai-source', 'module', 'development|production'];

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: [...conditions, 'browser'] },
  ssr: { resolve: { conditions: [...conditions, 'node'] } },
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['build/**/*.test.ts', 'src/**/*.test.{ts,tsx}', 'test-kit/**/*.test.{ts,tsx}'],
    setupFiles: [
      'test-kit/silence-guard.ts',
      'test-kit/clean-up.ts',
      'test-kit/no-layout.ts',
      'test-kit/patience.ts',
      'test-kit/pictures-on-the-way.ts',
    ],
    testTimeout: 30_000,
    restoreMocks: true,
  },
});

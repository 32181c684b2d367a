import { defineConfig } from 'vitest/config';
import base, { LONG_TESTS } from './vitest.config.ts';

export default defineConfig({
  ...base,
  test: { ...base.test, include: LONG_TESTS, exclude: [] },
});

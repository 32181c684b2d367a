import { defineConfig } from 'vitest/config';
import base, { LONG_TESTS } from './vitest.config.ts';

export default defineConfig({
  ...base,
  // One after the other: they load the machine.
  test: { ...base.test, include: LONG_TESTS, exclude: [], fileParallelism: false },
});

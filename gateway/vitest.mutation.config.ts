import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

// Stryker copies this package only, so tests that read files of other packages cannot run.
const include = [
  'src/modules/{account,checkout,order,payment,review}/**/*.test.ts',
  'src/rest/{wire,endpoints}/**/*.test.ts',
  'src/rest/client/{envelope,read-rejection}.test.ts',
  'src/shared-state.test.ts',
];

export default defineConfig({ ...base, test: { ...base.test, include } });

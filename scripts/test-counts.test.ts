import { describe, expect, it } from 'vitest';
import { failedTests } from './test-counts.ts';

describe('failedTests', () => {
  it('returns the failed tests of Vitest, each once and without colours', () => {
    const output = [
      ' ✓  embedded  src/health.test.ts (2 tests) 8ms',
      '\u001b[41m\u001b[1m FAIL \u001b[22m\u001b[49m  embedded  src/stop.test.ts > stopping > answers',
      ' FAIL   embedded  src/stop.test.ts > stopping > answers',
      'AssertionError: expected 2 to be 1',
    ].join('\n');
    expect(failedTests(output, 'vitest')).toEqual([
      'embedded  src/stop.test.ts > stopping > answers',
    ]);
  });

  it('returns the file of an error outside a test, and the package whose command failed', () => {
    const output = [
      'pkg:test: TypeError: Cannot read properties of null',
      'pkg:test:       Tests  98 passed (98)',
      'pkg:test:      Errors  1 error',
      'pkg:test: This error originated in "\u001b[1msrc/heartbeat.test.ts\u001b[22m" test file.',
      'Failed:    @gawai/pkg#test',
    ].join('\n');
    expect(failedTests(output, 'vitest')).toEqual(['src/heartbeat.test.ts', '@gawai/pkg#test']);
  });

  it('returns the failed tests of Playwright, each once', () => {
    const output = [
      '  ✓  1 [chromium] › e2e/shopper/cart.spec.ts:3:1 › a cart is kept (1.2s)',
      '  1) [chromium] › e2e/shopper/cart.spec.ts:9:1 › a guest pays ─────────────',
      '  1) [chromium] › e2e/shopper/cart.spec.ts:9:1 › a guest pays ──',
      '  1 failed',
    ].join('\n');
    expect(failedTests(output, 'playwright')).toEqual([
      '[chromium] › e2e/shopper/cart.spec.ts:9:1 › a guest pays',
    ]);
  });
});

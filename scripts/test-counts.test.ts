import { describe, expect, it } from 'vitest';
import { failedTests } from './test-counts.ts';

describe('failedTests', () => {
  it('returns the failed tests of Vitest, each once and without colours', () => {
    const output = [
      ' ✓  embedded  src/health.test.ts (2 tests) 8ms',
      '\u001b[41m\u001b[1m FAIL \u001b[22m\u001b[49m  embedded  src/stop.test.ts > stopping > answers',
      'AssertionError: expected 2 to be 1',
      '⎯⎯⎯⎯',
      ' FAIL   embedded  src/stop.test.ts > stopping > answers',
    ].join('\n');
    expect(failedTests(output, 'vitest')).toEqual([
      {
        name: 'embedded  src/stop.test.ts > stopping > answers',
        reason: ['AssertionError: expected 2 to be 1'],
      },
    ]);
  });

  it('returns the report of Vitest on a failed test, without its call stack', () => {
    const output = [
      'pkg:test:  FAIL  embedded  src/stop.test.ts > stopping > answers',
      'pkg:test: Error: Property failed after 1 tests',
      'pkg:test: Counterexample: [0]',
      'pkg:test: ',
      'pkg:test:  ❯ buildError ../node_modules/fast-check/lib/fast-check.js:2469:16',
      'pkg:test: Caused by: AssertionError: expected 500 to be less than 500',
      'pkg:test: ⎯⎯⎯⎯⎯⎯⎯⎯[1/1]⎯',
      'pkg:test:       Tests  1 failed (1)',
    ].join('\n');
    expect(failedTests(output, 'vitest').map(({ reason }) => reason)).toEqual([
      [
        'pkg:test: Error: Property failed after 1 tests',
        'pkg:test: Counterexample: [0]',
        'pkg:test: Caused by: AssertionError: expected 500 to be less than 500',
      ],
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
    expect(failedTests(output, 'vitest').map(({ name }) => name)).toEqual([
      'src/heartbeat.test.ts',
      '@gawai/pkg#test',
    ]);
  });

  it('returns the failed tests of Playwright, each once', () => {
    const output = [
      '  ✓  1 [chromium] › e2e/shopper/cart.spec.ts:3:1 › a cart is kept (1.2s)',
      '  1) [chromium] › e2e/shopper/cart.spec.ts:9:1 › a guest pays ─────────────',
      '    Error: expect(locator).toBeVisible() failed',
      '        at /gawai/e2e/shopper/cart.spec.ts:12:3',
      '    attachment #1: screenshot (image/png) ───',
      '    test-results/cart/test-failed-1.png',
      '  1) [chromium] › e2e/shopper/cart.spec.ts:9:1 › a guest pays ──',
      '  1 failed',
    ].join('\n');
    expect(failedTests(output, 'playwright')).toEqual([
      {
        name: '[chromium] › e2e/shopper/cart.spec.ts:9:1 › a guest pays',
        reason: ['    Error: expect(locator).toBeVisible() failed'],
      },
    ]);
  });
});

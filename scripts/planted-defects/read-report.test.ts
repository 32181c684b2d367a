import { describe, expect, it } from 'vitest';
import { catchersOf, readReport } from './read-report.ts';

const reportOf = (tests: object[], more: object = {}): string =>
  JSON.stringify({ success: false, testResults: [{ assertionResults: tests, ...more }] });

const failed = (failureMessage: string) => ({
  fullName: 'the cart counts lines',
  status: 'failed',
  failureMessages: [failureMessage],
});

const caught = (tests: object[]): string[] => catchersOf(readReport(reportOf(tests)));

describe('a defect is caught', () => {
  it('by a test that fails by what it asserts', () => {
    expect(caught([failed('AssertionError: expected 1 to be 2\n    at cart.test.ts')])).toEqual([
      'the cart counts lines',
    ]);
    expect(caught([failed('Error: Property failed after 3 tests')])).toHaveLength(1);
  });

  it('not by tests that pass or are left out', () => {
    expect(caught([{ fullName: 'a', status: 'passed', failureMessages: [] }])).toEqual([]);
    expect(caught([{ fullName: 'a', status: 'skipped', failureMessages: [] }])).toEqual([]);
  });

  it.each([
    'TypeError: undefined is not a function',
    'ReferenceError: gte is not defined',
    'Error: Test timed out in 60000ms.',
    'Error: Hook timed out in 60000ms.',
  ])('not by a test that stumbles or never ends: %s', (message) => {
    expect(caught([failed(message)])).toEqual([]);
  });

  it('not by a file that could not be loaded', () => {
    const run = readReport(reportOf([], { status: 'failed', message: 'SyntaxError' }));
    expect(catchersOf(run)).toEqual([]);
    expect(run).toMatchObject({ files: 1, isGreen: false });
  });
});

describe('a report', () => {
  it('is green only when it says so', () => {
    expect(readReport('{"success":true,"testResults":[]}').isGreen).toBe(true);
    expect(readReport('{"testResults":[]}').isGreen).toBe(false);
  });

  it('that is none is no news of the tests', () => {
    expect(() => readReport('{}')).toThrow('no results');
    expect(() => readReport('Segmentation fault')).toThrow();
  });
});

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

// Test runners colour their words; the codes start with the escape character.
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

const sum = (text: string, pattern: RegExp): number =>
  [...text.matchAll(pattern)].reduce((all, match) => all + Number(match[1]), 0);

const plainLines = (output: string): string[] => output.replace(COLOURS, '').split('\n');

// Vitest names an error outside a test by its file alone, and Turbo the package whose command failed.
const FAILURES = {
  vitest: /(?<=(?:^|\s)FAIL\s+|^Failed:\s+)\S.*$|(?<=This error originated in ")[^"]+/,
  playwright: /(?<=^\s+\d+\) )\[.+?(?=\s*─*$)/,
};

/** Names of what failed as the runner prints them, without duplicates. */
export function failedTests(output: string, runner: 'vitest' | 'playwright'): string[] {
  const names = plainLines(output).flatMap((line) => FAILURES[runner].exec(line)?.[0] ?? []);
  return [...new Set(names)];
}

/** Sums the summary lines of all runs in the output of a test runner. */
export function countTests(output: string, runner: 'vitest' | 'playwright'): Counts {
  const lines = plainLines(output);
  const closing =
    runner === 'vitest'
      ? lines.filter((line) => /(^|\s)Tests\s+\d+ /.test(line)).join('\n')
      : lines.filter((line) => /^\s*\d+ (passed|failed|skipped|flaky)\b/.test(line)).join('\n');
  return {
    passed: sum(closing, /(\d+) passed/g),
    failed: sum(closing, /(\d+) failed/g) + sum(closing, /(\d+) flaky/g),
    skipped: sum(closing, /(\d+) skipped/g),
  };
}

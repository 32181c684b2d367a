export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

// Test runners print colours; the codes start with the escape character.
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

const sum = (text: string, pattern: RegExp): number =>
  [...text.matchAll(pattern)].reduce((all, match) => all + Number(match[1]), 0);

const plainLines = (output: string): string[] => output.replace(COLOURS, '').split('\n');

// Vitest names an error outside a test by its file alone, and Turbo the package whose command failed.
const FAILURES = {
  vitest: /(?<=(?:^|\s)FAIL\s+|^Failed:\s+)\S.*$|(?<=This error originated in ")[^"]+/,
  playwright: /(?<=^\s+\d+\) )\[.+?(?=\s*─*$)/,
};

/** The first line after the report of one failed test: a rule, or the files that it attached. */
const END_OF_FAILURE = /^\s*(?:\S+:test\S*:\s*)?(?:⎯{3}|attachment #)/;
/** Lines that a summary leaves out: empty ones, and those of the call stack. */
const LEFT_OUT = /^\s*(?:\S+:test\S*:\s*)?(?:❯.*|at .*)?$/;
const REASON_LINES = 12;
const REASON_WIDTH = 240;

export interface Failure {
  /** As the runner prints it. */
  name: string;
  /** The first lines of the runner's report. */
  reason: string[];
}

/** What failed, without duplicates. */
export function failedTests(output: string, runner: 'vitest' | 'playwright'): Failure[] {
  const lines = plainLines(output);
  const nameOn = (line: string) => FAILURES[runner].exec(line)?.[0];
  const failures = new Map<string, string[]>();
  lines.forEach((line, index) => {
    const name = nameOn(line);
    if (name === undefined || failures.has(name)) return;
    const next = lines.slice(index + 1);
    const end = next.findIndex((other) => END_OF_FAILURE.test(other) || nameOn(other));
    const reason = next.slice(0, Math.max(end, 0)).filter((other) => !LEFT_OUT.test(other));
    failures.set(
      name,
      reason.slice(0, REASON_LINES).map((other) => other.slice(0, REASON_WIDTH)),
    );
  });
  return [...failures].map(([name, reason]) => ({ name, reason }));
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

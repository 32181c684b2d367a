/** How one test of a run ended. */
export interface TestOutcome {
  /** As it stands in the file, with the sentences around it. */
  readonly title: string;
  readonly status: string;
  /** What a failed test said, one text for each failure. */
  readonly failures: readonly string[];
}

/** What a run of a package's tests came to. */
export interface TestRun {
  /** How many test files were found. */
  readonly files: number;
  readonly tests: readonly TestOutcome[];
  /** Whether everything passed, the loading of each file included. */
  readonly isGreen: boolean;
}

/** What says that the code could not run or never ended: no proof that a test looked at anything. */
const NO_PROOF = /^(?:TypeError|ReferenceError|SyntaxError|Error: (?:Test|Hook) timed out)/;

/**
 * Reads the JSON report of Vitest. Throws when it is none: then nothing is known of the tests.
 */
export function readReport(text: string): TestRun {
  const report: unknown = JSON.parse(text);
  const files = listOf(report, 'testResults');
  if (files === null) throw new Error('The report of the tests has no results');
  const tests = files.flatMap((file) =>
    (listOf(file, 'assertionResults') ?? []).map((test) => ({
      title: textOf(test, 'fullName'),
      status: textOf(test, 'status'),
      failures: (listOf(test, 'failureMessages') ?? []).map(String),
    })),
  );
  return { files: files.length, tests, isGreen: field(report, 'success') === true };
}

/**
 * The titles of the tests that saw a defect: they failed by what they assert. A file that could not
 * be loaded, a test that stumbled over broken code and one that ran out of time do not count.
 */
export function catchersOf(run: TestRun): string[] {
  return run.tests
    .filter(({ status, failures }) => status === 'failed' && failures.some(isAssertion))
    .map(({ title }) => title);
}

const isAssertion = (failure: string): boolean => !NO_PROOF.test(failure.trim());

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(name)
    : undefined;
}

function textOf(value: unknown, name: string): string {
  const text = field(value, name);
  return typeof text === 'string' ? text : '';
}

function listOf(value: unknown, name: string): unknown[] | null {
  const list = field(value, name);
  return Array.isArray(list) ? list : null;
}

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { bin, runCommand } from '../run-command.ts';
import type { DefectPackage } from './defect.ts';
import { readReport, type TestRun } from './read-report.ts';

/** A run whose tests gave no report, and what was printed instead. */
export class NoReport extends Error {}

/**
 * Runs test files of a package in the present folder, on the embedded database whatever the
 * environment says. Throws `NoReport` when the runner did not get as far as a report.
 */
export async function runTests(of: DefectPackage, files: readonly string[]): Promise<TestRun> {
  const report = `planted-defect.${of}.json`;
  rmSync(report, { force: true });
  const { output } = await runCommand(
    [
      bin('vitest'),
      ...['run', '--root', of, '--reporter=json', `--outputFile=../${report}`],
      ...files,
    ],
    { quiet: true, env: { TEST_DATABASE_URL: '' } },
  );
  if (!existsSync(report)) throw new NoReport(`The tests of ${of} gave no report.\n${output}`);
  return readReport(readFileSync(report, 'utf8'));
}

import { readFileSync, writeFileSync } from 'node:fs';
import { fileOf, plant, type DefectPackage, type PlantedDefect } from './defect.ts';
import { catchersOf } from './read-report.ts';
import { NoReport, runTests } from './run-tests.ts';

/** What became of one defect. */
export interface Verdict {
  readonly defect: PlantedDefect;
  /** Titles of the tests that failed by what they assert; none = the defect survived. */
  readonly caughtBy: readonly string[];
  readonly seconds: number;
}

/**
 * Runs all tests of some defects while nothing is broken, in the present folder. Gives what is wrong
 * with them, nothing when all of them are there and pass: only then does a failure mean anything.
 */
export async function complaintsUnbroken(defects: readonly PlantedDefect[]): Promise<string[]> {
  const complaints: string[] = [];
  for (const [name, files] of testFiles(defects)) {
    const run = await runTests(name, [...files]);
    const failed = run.tests.filter(({ status }) => status === 'failed');
    complaints.push(...failed.map(({ title }) => `${name}: "${title}" fails with nothing broken`));
    if (run.files < files.size) complaints.push(`${name}: not all test files were found`);
    else if (!run.isGreen && failed.length === 0) complaints.push(`${name}: a file did not load`);
  }
  return complaints;
}

/** Plants one defect in the present folder, runs its tests and takes it out again. */
export async function prove(defect: PlantedDefect): Promise<Verdict> {
  const started = performance.now();
  const sound = readFileSync(fileOf(defect), 'utf8');
  writeFileSync(fileOf(defect), plant(sound, defect));
  try {
    const caughtBy = await catchers(defect);
    return { defect, caughtBy, seconds: (performance.now() - started) / 1_000 };
  } finally {
    writeFileSync(fileOf(defect), sound);
  }
}

/** Broken code that brings the whole run down was seen by no test. */
async function catchers(defect: PlantedDefect): Promise<string[]> {
  try {
    return catchersOf(await runTests(defect.package, defect.tests));
  } catch (error) {
    if (error instanceof NoReport) return [];
    throw error;
  }
}

function testFiles(defects: readonly PlantedDefect[]): Map<DefectPackage, Set<string>> {
  const files = new Map<DefectPackage, Set<string>>();
  for (const defect of defects) {
    const known = files.get(defect.package) ?? new Set();
    files.set(defect.package, new Set([...known, ...defect.tests]));
  }
  return files;
}

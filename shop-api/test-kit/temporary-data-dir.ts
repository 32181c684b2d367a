import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** A data folder for one test or one test file, removed afterwards. */
export function temporaryDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gawai-test-'));
  const whenDone = TestRunner.getCurrentTest() === undefined ? afterAll : onTestFinished;
  whenDone(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

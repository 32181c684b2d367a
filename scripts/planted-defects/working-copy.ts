import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, runCommand } from '../run-command.ts';

/** Makes an empty folder for a clone, apart from everybody's own files. Gives its path. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'gawai-planted-defects-'));
}

/** Clones what is committed in the present folder into an empty one. */
export async function cloneInto(folder: string): Promise<void> {
  await must(['git', 'clone', '--quiet', process.cwd(), folder]);
}

/**
 * Installs in the present folder what the lock file names, makes the generated types, and builds what
 * the packages under test depend on.
 */
export async function prepare(): Promise<void> {
  const npm = process.env['npm_execpath'];
  const program = npm === undefined ? ['npm'] : [process.execPath, npm];
  await must([...program, 'ci', '--no-audit', '--no-fund', '--loglevel=error']);
  await must([bin('turbo'), 'run', 'build', '--filter=@gawai/domain', '--filter=@gawai/schema']);
}

/** Removes a clone, also while a program that was told to end is still writing there. */
export function removeCopy(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

async function must(command: string[]): Promise<void> {
  const { code, output } = await runCommand(command, { quiet: true });
  if (code !== 0) throw new Error(`${command.join(' ')} failed.\n${output}`);
}

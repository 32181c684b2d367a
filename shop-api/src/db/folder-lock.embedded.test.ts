import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryDataDir } from '../../test-kit/temporary-data-dir.ts';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

let folder = '';
let other: ChildProcess;
beforeEach(async () => {
  folder = temporaryDataDir();
  other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
});
afterEach(() => end(other));

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Takes the lock and gives it back, which leaves nothing. */
async function lockOnce(): Promise<void> {
  const unlock = await lockFolder(folder);
  await unlock();
  expect(await readdir(folder)).toEqual([]);
}

const writeLock = (content: unknown) =>
  writeFile(join(folder, 'lock'), typeof content === 'string' ? content : JSON.stringify(content));

describe('the lock of a data folder', () => {
  it('is held by one and free again afterwards', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    await unlock();
    await lockOnce();
  });

  it('goes to exactly one of many who want it at once', async () => {
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is respected while its owner runs, with a message that names the folder and the way out', async () => {
    await writeLock({ pid: other.pid, began: null });
    const rejected = lockFolder(folder);
    await expect(rejected).rejects.toThrow(folder);
    await expect(rejected).rejects.toThrow('SHOP_DATA_DIR');
    expect(await readdir(folder)).toEqual(['lock']);
  });

  it('is taken over when its owner was killed', async () => {
    await writeLock({ pid: other.pid, began: null });
    await end(other);
    const unlock = await lockFolder(folder);
    expect(await readdir(folder)).toEqual(['lock']);
    expect(await readFile(join(folder, 'lock'), 'utf8')).toContain(`"pid":${process.pid}`);
    await unlock();
  });

  it.runIf(process.platform === 'linux')(
    'is taken over when the number of its owner belongs to another program now',
    async () => {
      await writeLock({ pid: other.pid, began: '1' });
      await lockOnce();
    },
  );

  it('is taken over when an earlier start had the same process number, as in containers', async () => {
    await writeLock({ pid: process.pid, began: '1' });
    await lockOnce();
  });

  it.each(['', 'x', '{"pid":"1"}'])(
    'is taken over when it names no process: "%s"',
    async (content) => {
      await writeLock(content);
      await lockOnce();
    },
  );
});

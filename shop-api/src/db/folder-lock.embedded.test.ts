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

/** Acquires and releases the lock. */
async function lockOnce(): Promise<void> {
  const unlock = await lockFolder(folder);
  await unlock();
  expect(await readdir(folder)).toEqual([]);
}

const writeLock = (content: unknown) =>
  writeFile(join(folder, 'lock'), typeof content === 'string' ? content : JSON.stringify(content));

describe('lockFolder', () => {
  it('allows one owner at a time, and another after the release', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    await unlock();
    await lockOnce();
  });

  it('locks the folder for one of twenty concurrent callers', async () => {
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('reports the folder and a remedy while another process holds the lock', async () => {
    await writeLock({ pid: other.pid, began: null });
    const rejected = lockFolder(folder);
    await expect(rejected).rejects.toThrow(folder);
    await expect(rejected).rejects.toThrow('SHOP_DATA_DIR');
    expect(await readdir(folder)).toEqual(['lock']);
  });

  it('replaces the lock of a killed process', async () => {
    await writeLock({ pid: other.pid, began: null });
    await end(other);
    const unlock = await lockFolder(folder);
    expect(await readdir(folder)).toEqual(['lock']);
    expect(await readFile(join(folder, 'lock'), 'utf8')).toContain(`"pid":${process.pid}`);
    await unlock();
  });

  it.runIf(process.platform === 'linux')(
    'replaces the lock when another program now has the process id of its owner',
    async () => {
      await writeLock({ pid: other.pid, began: '1' });
      await lockOnce();
    },
  );

  it('replaces the lock of an earlier start with the same process id, as in containers', async () => {
    await writeLock({ pid: process.pid, began: '1' });
    await lockOnce();
  });

  it.each(['', 'x', '{"pid":"1"}'])(
    'replaces a lock without a process id: "%s"',
    async (content) => {
      await writeLock(content);
      await lockOnce();
    },
  );
});

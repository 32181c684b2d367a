import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../has-code.ts';

const held = new Set<string>();

/** Another running process uses the data folder. The message names the folder and what to do. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by another shop API (process ${pid}). ` +
        'Stop that one first, or set SHOP_DATA_DIR to another folder.',
    );
    this.name = 'FolderInUseError';
  }
}

interface Owner {
  readonly pid: number;
  /** Start time of the process in the units of the system; null where it is not available. */
  readonly began: string | null;
}

/**
 * Locks the folder for this process and returns a function that releases it. The lock file contains the process id and
 * start time, so that the lock of a killed process is recognised and replaced, also when another program has its
 * process id now.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = join(folder, 'lock');
  if (held.has(lock)) throw new FolderInUseError(folder, process.pid);
  held.add(lock);
  const draft = `${lock}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    const mine: Owner = { pid: process.pid, began: await processBegan(process.pid) };
    await writeFile(draft, JSON.stringify(mine));
    while (!(await linked(draft, lock))) await removeIfStale(lock, folder);
  } catch (error) {
    held.delete(lock);
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return async () => {
    held.delete(lock);
    await rm(lock, { force: true });
  };
}

/** The running process that uses the folder; null when none does. */
export async function folderUser(folder: string): Promise<number | null> {
  const owner = readOwner(await contentOf(join(folder, 'lock')));
  return owner !== null && (await isRunning(owner)) ? owner.pid : null;
}

/** Creating a hard link is atomic and replaces no file: exactly one process succeeds. */
async function linked(draft: string, lock: string): Promise<boolean> {
  try {
    await link(draft, lock);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function removeIfStale(lock: string, folder: string): Promise<void> {
  const seen = await contentOf(lock);
  const owner = readOwner(seen);
  if (owner !== null && (await isRunning(owner))) throw new FolderInUseError(folder, owner.pid);
  // Another process may have replaced the stale lock meanwhile: move it first, then check it again.
  const aside = `${lock}.stale.${randomBytes(4).toString('hex')}`;
  try {
    await rename(lock, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if ((await contentOf(aside)) !== seen) await linked(aside, lock);
  await rm(aside, { force: true });
}

async function isRunning(owner: Owner): Promise<boolean> {
  if (owner.pid === process.pid) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
  return owner.began === null || owner.began === (await processBegan(owner.pid));
}

/** The start of a process in clock ticks since boot, from Linux's process table. */
async function processBegan(pid: number): Promise<string | null> {
  const stat = await contentOf(`/proc/${pid}/stat`);
  // The second field is the name of the program in brackets and may contain blanks; the 22nd is the start time.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

async function contentOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return null;
  }
}

function readOwner(content: string | null): Owner | null {
  const [, pid, began] = /^\{"pid":(\d+),"began":(?:"(\d+)"|null)\}$/.exec(content ?? '') ?? [];
  return pid === undefined ? null : { pid: Number(pid), began: began ?? null };
}

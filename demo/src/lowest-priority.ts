import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';

/**
 * Whether a process must be started in a session of its own to get the lowest priority: Linux shares
 * its time out between sessions first, and only then between the processes of one.
 */
export const NEEDS_OWN_SESSION = process.platform === 'linux';

/** Lets a process run only when no other process needs the CPU. Not allowed everywhere: then nothing changes. */
export async function giveLowestPriority(pid: number): Promise<void> {
  const lowest = constants.priority.PRIORITY_LOW;
  try {
    setPriority(pid, lowest);
    if (NEEDS_OWN_SESSION) await writeFile(`/proc/${String(pid)}/autogroup`, String(lowest));
  } catch {
    // The process has the usual priority then.
  }
}

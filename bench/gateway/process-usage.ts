import { readFileSync } from 'node:fs';

/** What a process, or a process with those below it, has used since its start. */
export interface Usage {
  /** Processor time, in seconds. */
  readonly cpu: number;
  /** The most memory that it held at once, in MB. */
  readonly memory: number;
}

/** Linux counts processor time for programs in this unit, whatever its own clock. */
const TICKS_PER_SECOND = 100;

/**
 * What a running process has used: the processor time with that of the processes that it has started, and the
 * memory of the largest of them. Null on machines without `/proc`.
 */
export function usageOf(pid: number): Usage | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const own = readUsage(stat, readFileSync(`/proc/${pid}/status`, 'utf8'));
    const started = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? [];
    return together([own, ...started.map((child) => usageOf(Number(child)))]);
  } catch {
    return null;
  }
}

/** The memory that a process holds now, in MB; null when it has ended or the machine has no `/proc`. */
export function residentMemory(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}

function together(usages: readonly (Usage | null)[]): Usage | null {
  const known = usages.filter((usage) => usage !== null);
  if (known.length < usages.length) return null;
  return {
    cpu: known.reduce((sum, { cpu }) => sum + cpu, 0),
    memory: Math.max(...known.map(({ memory }) => memory)),
  };
}

/** Reads `/proc/<pid>/stat` and `/proc/<pid>/status`; null for another format. */
export function readUsage(stat: string, status: string): Usage | null {
  // The name of the program is in brackets and may contain blanks; fields are counted from the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  const kilobytes = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]);
  if (Number.isNaN(ticks) || Number.isNaN(kilobytes)) return null;
  return { cpu: ticks / TICKS_PER_SECOND, memory: kilobytes / 1024 };
}

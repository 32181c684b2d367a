import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';

/** One of the two cores of a bench, or both. */
export type Core = 0 | 1 | 'both';

/** Runs a command on cores of its own. */
export interface Pinning {
  /** The command line that pins `command` to that core. */
  readonly on: (core: Core, command: readonly string[]) => string[];
  /** Note for the output when programs cannot be pinned on this machine; null when they are. */
  readonly note: string | null;
}

/** Pins with `taskset`; without it, or with one core only, commands stay as they are. */
export function pinning(): Pinning {
  const isAble = cpus().length > 1 && spawnSync('taskset', ['-c', '0,1', 'true']).status === 0;
  return {
    on: (core, command) => [
      ...(isAble ? ['taskset', '-c', core === 'both' ? '0,1' : String(core)] : []),
      ...command,
    ],
    note: isAble
      ? null
      : 'No taskset or one core only: server and load share cores, so the figures are not meaningful.',
  };
}

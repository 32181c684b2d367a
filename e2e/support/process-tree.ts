import { execFileSync } from 'node:child_process';

/** The ids of descendants of a process whose command line contains a text. */
export function processesBelow(ancestor: number, text: string): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args=', '-ww']).toString().split('\n');
  const rows = lines.flatMap((line) => {
    const [, pid, parent, args] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return args === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), args }];
  });
  const below = new Set([ancestor]);
  // Parents are not always listed before their children.
  for (let size = 0; size < below.size;) {
    size = below.size;
    for (const { pid, parent } of rows) if (below.has(parent)) below.add(pid);
  }
  return rows.flatMap(({ pid, args }) => (below.has(pid) && args.includes(text) ? [pid] : []));
}

import { describe, expect, it } from 'vitest';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readUsage, usageOf } from './process-usage.ts';

const status = 'Name:\tnode\nVmHWM:\t  204800 kB\nVmRSS:\t  102400 kB\n';
const stat = (name: string) => `77 (${name}) S 1 77 77 0 -1 4194304 9 0 0 0 150 50 0 0 20 0 11 0`;

describe('usageOf and readUsage', () => {
  it('adds user and system time and reads the peak memory', () => {
    expect(readUsage(stat('node'), status)).toEqual({ cpu: 2, memory: 200 });
  });

  it('reads the fields after a program name with blanks and brackets', () => {
    expect(readUsage(stat('a (b) c'), status)).toEqual({ cpu: 2, memory: 200 });
  });

  it('returns null for another format', () => {
    expect(readUsage('', status)).toBeNull();
    expect(readUsage(stat('node'), '')).toBeNull();
  });

  it.runIf(process.platform === 'linux')(
    'counts the processes that a process has started',
    async () => {
      // It listens, so that it still runs when its usage is read.
      const work =
        'process.on("message", () => {}); while (process.cpuUsage().user < 300_000); process.send("done")';
      const run = `process.on("message", () => {});
      require("node:child_process").fork("-e", [${JSON.stringify(work)}])
        .on("message", (message) => process.send(message));`;
      const parent = spawn(process.execPath, ['-e', run], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      await once(parent, 'message');
      const used = usageOf(parent.pid ?? 0);
      parent.kill();
      // 0.3 s of the process below it, and some for its own start.
      expect(used?.cpu).toBeGreaterThan(0.25);
    },
  );
});

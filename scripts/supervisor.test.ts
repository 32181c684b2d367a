import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { RestartLimit } from '../server-kit/src/restart-limit.ts';
import type { ServiceSpec } from './processes.ts';
import { Supervisor } from './supervisor.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gawai-supervisor-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A service whose program is this code. */
async function service(name: string, code: string): Promise<ServiceSpec> {
  const file = join(folder, `${name}.cjs`);
  await writeFile(file, code);
  return { name, command: [process.execPath, file], env: {} };
}

const READY = `process.send({ ready: true, url: 'http://127.0.0.1' });`;

/** A supervisor, its output, and the exit code when it has ended. */
function supervise(pauses: number[], hungAfter = 60_000, stopTimeout = 10_000) {
  const lines: string[] = [];
  let onLine = () => {};
  let exit: (code: number) => void = () => {};
  const ended = new Promise<number>((resolve) => (exit = resolve));
  const print = (line: string) => {
    lines.push(line);
    onLine();
  };
  const printed = (text: string) =>
    new Promise<void>((resolve) => {
      onLine = () => {
        if (lines.some((line) => line.includes(text))) resolve();
      };
      onLine();
    });
  const limit = () => new RestartLimit(pauses);
  const supervisor = new Supervisor({ print, exit, limit, hungAfter, stopTimeout });
  return { supervisor, lines, ended, printed };
}

describe('Supervisor', () => {
  it('restarts a service that has ended', async () => {
    const flag = JSON.stringify(join(folder, 'flag'));
    const once = await service(
      'once',
      `const fs = require('node:fs'); ${READY}
       if (fs.existsSync(${flag})) process.on('SIGTERM', () => process.exit(0));
       else { fs.writeFileSync(${flag}, ''); process.exit(3); }
       setInterval(() => {}, 1000);`,
    );
    const { supervisor, lines, ended, printed } = supervise([0]);
    expect(await supervisor.start([once])).toBe(true);
    await printed('responds again');
    expect(lines).toEqual([
      'once has ended (exit code 3); starting it again.',
      'once responds again.',
    ]);
    await supervisor.stop(0);
    expect(await ended).toBe(0);
  });

  it('ends everything with exit code 1 when a service dies too often', async () => {
    const stays = await service('stays', `${READY} setInterval(() => {}, 1000);`);
    const dies = await service(
      'dies',
      `process.send({ ready: true, url: '' }, () => process.exit(4));`,
    );
    const { supervisor, lines, ended } = supervise([0, 0]);
    await supervisor.start([stays, dies]);
    expect(await ended).toBe(1);
    expect(lines.filter((line) => line.includes('starting it again'))).toHaveLength(2);
    expect(lines.at(-1)).toBe(
      'dies has ended (exit code 4) too often: 2 restarts within a minute did not help. Stopping everything.',
    );
  });

  it('does not restart a service that could not start the first time', async () => {
    const broken = await service('broken', 'process.exit(1);');
    const { supervisor, lines, ended } = supervise([0]);
    expect(await supervisor.start([broken])).toBe(false);
    expect(await ended).toBe(1);
    expect(lines).toEqual(['broken could not start.']);
  });

  it('starts services in parallel, and stops them in reverse order', async () => {
    const flag = join(folder, 'second-runs');
    const record = join(folder, 'stopped');
    const stops = (name: string) =>
      `process.on('SIGTERM', () => {
         require('node:fs').appendFileSync(${JSON.stringify(record)}, '${name} ');
         process.exit(0);
       });
       setInterval(() => {}, 1000);`;
    const waits = await service(
      'waits',
      `${stops('waits')}
       const poll = setInterval(() => {
         if (!require('node:fs').existsSync(${JSON.stringify(flag)})) return;
         clearInterval(poll);
         ${READY}
       }, 5);`,
    );
    const second = await service(
      'second',
      `${stops('second')} require('node:fs').writeFileSync(${JSON.stringify(flag)}, ''); ${READY}`,
    );
    const { supervisor, ended } = supervise([0]);
    expect(await supervisor.start([waits, second])).toBe(true);
    await supervisor.stop(0);
    expect(await ended).toBe(0);
    expect(await readFile(record, 'utf8')).toBe('second waits ');
  });

  it('kills a service that exceeds its stop timeout', async () => {
    const record = join(folder, 'drained');
    const slow = await service(
      'slow',
      `process.on('SIGTERM', () => setTimeout(() => {
         require('node:fs').writeFileSync(${JSON.stringify(record)}, '');
         process.exit(0);
       }, 3000));
       setInterval(() => {}, 1000); ${READY}`,
    );
    const { supervisor, ended } = supervise([0], 60_000, 1);
    await supervisor.start([slow]);
    await supervisor.stop(0);
    expect(await ended).toBe(0);
    expect(existsSync(record)).toBe(false);
  });

  it('ends the other services when one cannot start, and prints the reason once', async () => {
    const starts = await service('starts', 'setInterval(() => {}, 1000);');
    const broken = await service('broken-beside', 'process.exit(1);');
    const { supervisor, lines, ended } = supervise([0]);
    expect(await supervisor.start([starts, broken])).toBe(false);
    expect(await ended).toBe(1);
    expect(lines).toEqual(['broken-beside could not start.']);
  });

  it('exits at once when a group of processes exits with its give-up code', async () => {
    const group = await service(
      'group',
      `process.send({ ready: true, url: '' }, () => process.exit(70));`,
    );
    const { supervisor, lines, ended } = supervise([0]);
    await supervisor.start([group]);
    expect(await ended).toBe(1);
    expect(lines).toHaveLength(1);
  });

  it('ends a service that hangs, and restarts it', async () => {
    const flag = JSON.stringify(join(folder, 'hung'));
    const hangs = await service(
      'hangs',
      `const fs = require('node:fs'); ${READY}
       setInterval(() => process.send({ heartbeat: true }), 10);
       if (!fs.existsSync(${flag})) {
         fs.writeFileSync(${flag}, '');
         process.send({ heartbeat: true }, () => { for (;;); });
       }`,
    );
    const { supervisor, lines, printed } = supervise([0], 2_000);
    onTestFinished(() => supervisor.stop(0));
    expect(await supervisor.start([hangs])).toBe(true);
    await printed('responds again');
    expect(lines).toEqual([
      'hangs hangs; ending it.',
      'hangs has ended (SIGKILL); starting it again.',
      'hangs responds again.',
    ]);
  }, 30_000);
});

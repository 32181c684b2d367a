import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepPicture, usualFiles } from './drawing/picture-files.ts';
import { listedPictures } from './seed/picture-facts.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const TSX = ['--import', import.meta.resolve('tsx'), '--conditions=gawai-source'];
/** All the files that are drawn ahead. */
const ALL = listedPictures().flatMap(usualFiles).length;
const PATIENCE = { timeout: 300_000, interval: 100 };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gawai-drawing-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the program and listens to what it says. */
function run(env: Record<string, string> = {}) {
  const usual = { SHOP_API_PORT: '0', SHOP_DATA_DIR: folder, LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, [...TSX, MAIN], {
    env: { PATH: process.env['PATH'], ...usual, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let said = '';
  child.stdout?.on('data', (data) => (said += String(data)));
  return { child, said: () => said };
}

async function exitOf(child: ChildProcess): Promise<unknown> {
  const [code]: unknown[] = await once(child, 'exit');
  return code;
}

/** The processes that draw into the folder of this test. */
async function drawing(): Promise<number[]> {
  const found: number[] = [];
  for (const entry of await readdir('/proc')) {
    const command = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('draw-ahead-process') && command.includes(folder))
      found.push(Number(entry));
  }
  return found;
}

// Processes are found by the files Linux has of them.
describe.runIf(process.platform === 'linux')('drawing ahead', () => {
  it('goes on beside an open shop, yields to everybody, and is gone when the shop was killed', async () => {
    const { child, said } = run();
    await vi.waitFor(() => expect(said()).toContain(`Drawing ${String(ALL)} pictures`), PATIENCE);
    await vi.waitFor(async () => expect(await drawing()).toHaveLength(1), PATIENCE);
    const [pid = 0] = await drawing();
    await vi.waitFor(() => expect(getPriority(pid)).toBe(19), PATIENCE);
    child.kill('SIGKILL');
    await vi.waitFor(async () => expect(await drawing()).toEqual([]), PATIENCE);
  }, 700_000);

  it('leaves out what is kept, and ends with a shop that is asked to end', async () => {
    const [first] = listedPictures();
    if (first === undefined) throw new Error('no picture');
    const names = usualFiles(first).map(({ name }) => name);
    const directory = join(folder, 'pictures');
    for (const name of names) await keepPicture(directory, name, Buffer.from('kept'));
    const { child, said } = run();
    const missing = ALL - names.length;
    await vi.waitFor(
      () => expect(said()).toMatch(/Drawing \d+ pictures in the background/),
      PATIENCE,
    );
    expect(Number(/Drawing (\d+)/.exec(said())?.[1])).toBeLessThanOrEqual(missing);
    await vi.waitFor(async () => expect(await drawing()).toHaveLength(1), PATIENCE);
    child.kill('SIGTERM');
    expect(await exitOf(child)).toBe(0);
    expect(await drawing()).toEqual([]);
    for (const name of names) expect(await readFile(join(directory, name), 'utf8')).toBe('kept');
  }, 700_000);

  it('is left to the first requests when it is switched off', async () => {
    const { child, said } = run({ SHOP_DRAW_AHEAD: 'off' });
    await vi.waitFor(() => expect(said()).toContain('Shop API ready'), PATIENCE);
    child.kill('SIGTERM');
    expect(await exitOf(child)).toBe(0);
    expect(said()).not.toContain('Drawing');
  }, 700_000);
});

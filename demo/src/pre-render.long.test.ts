import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryDataDir } from '../../shop-api/test-kit/temporary-data-dir.ts';
import { storePicture, usualFiles } from './drawing/picture-files.ts';
import { listedPictures } from './seed/picture-facts.ts';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
/** The number of files that are pre-rendered. */
const ALL = listedPictures().flatMap(usualFiles).length;
const WAIT = { timeout: 300_000, interval: 100 };

const folder = temporaryDataDir();

/** Runs the built demo shop and collects what it prints. */
function run(env: Record<string, string> = {}) {
  const usual = { SHOP_API_PORT: '0', SHOP_DATA_DIR: folder, LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], ...usual, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let printed = '';
  child.stdout?.on('data', (data) => (printed += String(data)));
  return { child, printed: () => printed };
}

async function exitOf(child: ChildProcess): Promise<unknown> {
  const [code]: unknown[] = await once(child, 'exit');
  return code;
}

/** The processes that render into the folder of this test. */
async function renderers(): Promise<number[]> {
  const found: number[] = [];
  for (const entry of await readdir('/proc')) {
    const command = await readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('pre-render-process') && command.includes(folder))
      found.push(Number(entry));
  }
  return found;
}

// Processes are found by the files Linux has of them.
describe.runIf(process.platform === 'linux')('preRender', () => {
  it('runs with the lowest priority beside the open shop, and ends when the shop is killed', async () => {
    const { child, printed } = run();
    await vi.waitFor(() => expect(printed()).toContain(`Rendering ${String(ALL)} pictures`), WAIT);
    await vi.waitFor(async () => expect(await renderers()).toHaveLength(1), WAIT);
    const [pid = 0] = await renderers();
    await vi.waitFor(() => expect(getPriority(pid)).toBe(19), WAIT);
    child.kill('SIGKILL');
    await vi.waitFor(async () => expect(await renderers()).toEqual([]), WAIT);
  }, 700_000);

  it('skips stored pictures, and ends when the shop is stopped', async () => {
    const [first] = listedPictures();
    if (first === undefined) throw new Error('no picture');
    const names = usualFiles(first).map(({ name }) => name);
    const directory = join(folder, 'pictures');
    for (const name of names) await storePicture(directory, name, Buffer.from('stored'));
    const { child, printed } = run();
    const missing = ALL - names.length;
    await vi.waitFor(
      () => expect(printed()).toMatch(/Rendering \d+ pictures in the background/),
      WAIT,
    );
    expect(Number(/Rendering (\d+)/.exec(printed())?.[1])).toBeLessThanOrEqual(missing);
    await vi.waitFor(async () => expect(await renderers()).toHaveLength(1), WAIT);
    child.kill('SIGTERM');
    expect(await exitOf(child)).toBe(0);
    expect(await renderers()).toEqual([]);
    for (const name of names) expect(await readFile(join(directory, name), 'utf8')).toBe('stored');
  }, 700_000);

  it('does not start when SHOP_PRE_RENDER is off', async () => {
    const { child, printed } = run({ SHOP_PRE_RENDER: 'off' });
    await vi.waitFor(() => expect(printed()).toContain('Shop API ready'), WAIT);
    child.kill('SIGTERM');
    expect(await exitOf(child)).toBe(0);
    expect(printed()).not.toContain('Rendering');
  }, 700_000);
});

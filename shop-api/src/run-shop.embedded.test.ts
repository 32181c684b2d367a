import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { expect, it, describe, onTestFinished } from 'vitest';
import { temporaryDataDir } from '../test-kit/temporary-data-dir.ts';
import { openEmbedded } from './db/open-database.ts';
import { listen } from './http/listener.ts';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** A program whose seed fails in a query, as on a full disk. */
const FAILING_SEED = `
  import { DrizzleQueryError } from '${import.meta.resolve('drizzle-orm/errors')}';
  import { runShop } from '${new URL('../dist/run-shop.js', import.meta.url).href}';
  const full = new DrizzleQueryError('insert', ['rahasia'], new Error('No space left on device'));
  await runShop(() => ({ seed: () => Promise.reject(full) }));
`;

/** Starts the built program as `npm start` does, with a channel and an empty data folder. */
function start(
  settings: Record<string, string>,
  args = [MAIN],
  dataDir: string = temporaryDataDir(),
) {
  const program = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], SHOP_DATA_DIR: dataDir, SHOP_API_PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { stderr, stdout } = program;
  if (stderr === null || stdout === null) throw new Error('stdout and stderr are pipes');
  onTestFinished(() => {
    program.kill('SIGKILL');
  });
  return {
    program,
    dataDir,
    exit: once(program, 'exit'),
    output: text(stdout),
    errors: text(stderr),
  };
}

describe('runShop', () => {
  it('rejects settings for a demo catalogue and fault injection that the program does not have', async () => {
    const { dataDir, exit, errors } = start({ SHOP_FAULTS: 'on' });
    expect(await exit).toEqual([1, null]);
    expect((await errors).trim().split('\n')).toEqual([
      'The shop API cannot start. Wrong settings:',
      expect.stringContaining('SHOP_SEED'),
      expect.stringContaining('SHOP_FAULTS'),
    ]);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it.each([
    [
      'a PostgreSQL that does not respond',
      { DATABASE_URL: 'postgres://shop:rahasia@127.0.0.1:1/shop' },
      /^The PostgreSQL database of DATABASE_URL cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1\.\n$/,
    ],
    [
      'a data folder that is a file',
      { SHOP_DATA_DIR: MAIN },
      /^The data folder .*main\.js cannot be used: EEXIST.*\. Set SHOP_DATA_DIR to a folder that can be written\.\n$/,
    ],
  ])('reports %s in one sentence', async (_what, settings, message) => {
    const { exit, errors } = start({ SHOP_SEED: 'off', ...settings });
    expect(await exit).toEqual([1, null]);
    expect(await errors).toMatch(message);
  });

  it('reports why a query failed at the start, without its values', async () => {
    const { exit, errors } = start({}, ['--input-type=module', '-e', FAILING_SEED]);
    expect(await exit).toEqual([1, null]);
    expect(await errors).toMatch(/^Error: No space left on device\n/);
    expect(await errors).not.toContain('rahasia');
  }, 30_000);

  it('names SHOP_METRICS_PORT when that port is in use', async () => {
    const taken = await listen('127.0.0.1', 0, 0);
    onTestFinished(taken.close);
    const port = String(taken.port);
    const { exit, errors } = start({ SHOP_SEED: 'off', SHOP_METRICS_PORT: port });
    expect(await exit).toEqual([1, null]);
    expect(await errors).toBe(
      `Port ${port} on 127.0.0.1 is taken. Stop the program that uses it, or set SHOP_METRICS_PORT.\n`,
    );
  }, 30_000);

  it('exits and releases its data folder when its parent process exits during the start', async () => {
    const { program, dataDir, exit } = start({ SHOP_SEED: 'off' });
    program.disconnect();
    expect(await exit).toEqual([0, null]);
    expect((await readdir(dataDir)).toSorted()).toEqual(['database', 'secrets.json']);
  }, 30_000);

  it('warns about tables that a newer version has changed', async () => {
    const dataDir = temporaryDataDir();
    const { db, close } = await openEmbedded(dataDir);
    await db.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('newer', 0)`,
    );
    await close();
    const { program, exit, output } = start({ SHOP_SEED: 'off' }, [MAIN], dataDir);
    program.disconnect();
    expect(await exit).toEqual([0, null]);
    expect(await output).toContain('1 migration(s) that this version does not know');
  }, 30_000);
});

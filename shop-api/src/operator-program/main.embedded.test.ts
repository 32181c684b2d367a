import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { freshShop } from '../../test-kit/fresh-shop.ts';
import { temporaryDataDir } from '../../test-kit/temporary-data-dir.ts';
import { readSettings } from '../config.ts';
import { loadSecrets } from '../secrets.ts';

const MAIN = fileURLToPath(new URL('../../dist/operator-program/main.js', import.meta.url));

const dataDir = temporaryDataDir();
const secrets = await loadSecrets(readSettings({ SHOP_DATA_DIR: dataDir }));
const { url } = await freshShop({ settings: { dataDir }, secrets });

/** Starts the built program as `npm run shop` does. */
const start = (args: readonly string[], env: Record<string, string> = {}) =>
  spawn(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env['PATH'], SHOP_API_URL: url, SHOP_DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function run(args: readonly string[], env: Record<string, string> = {}) {
  const child = start(args, env);
  let [printed, complained] = ['', ''];
  child.stdout.on('data', (data) => (printed += String(data)));
  child.stderr.on('data', (data) => (complained += String(data)));
  const [code]: unknown[] = await once(child, 'close');
  return { code, printed, complained };
}

describe('operator program', () => {
  it('uses the stored key of the local shop without settings', async () => {
    const { code, printed, complained } = await run(['products', 'zenbook', '--json']);
    expect([code, complained]).toEqual([0, '']);
    expect(JSON.parse(printed)).toMatchObject({ data: [{ sku: 'LP-203' }] });
  });

  it('exits silently when the reader of its pipe closes', async () => {
    const child = start(['products']);
    child.stdout.destroy();
    let complained = '';
    child.stderr.on('data', (data) => (complained += String(data)));
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(complained).toBe('');
  });

  it('prints errors to stderr, in one line with an exit code', async () => {
    const wrong = await run(['orders'], { OPERATOR_KEY: 'salah' });
    expect(wrong).toMatchObject({ code: 1, printed: '' });
    expect(wrong.complained).toMatch(/^The shop does not accept the operator key\..*\n$/);
    expect(await run(['accept'])).toEqual({
      code: 2,
      printed: '',
      complained: "missing required argument 'payment'. Usage: npm run shop -- accept <payment>\n",
    });
    const settings = await run(['orders'], { SHOP_API_PORT: 'x', LOG_LEVEL: 'y' });
    expect(settings.complained).toMatch(/^Wrong settings: SHOP_API_PORT .* LOG_LEVEL .*\n$/);
  });
});

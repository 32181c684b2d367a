import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { startShop, type StartedShop } from '../support/start-shop.ts';

const base = 14_000 + (process.pid % 1_900) * 3;
const root = fileURLToPath(new URL('../..', import.meta.url));
const shopUrl = `http://localhost:${String(base + 2)}`;
const web = `http://localhost:${String(base)}`;

let shop: StartedShop;
let api: ChildProcess | undefined;
let folder: string;

/** Starts the reference shop API alone, as if it were a shop's own API. */
function startApi(): Promise<void> {
  const child = spawn(process.execPath, ['demo/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      SHOP_API_PORT: String(base + 2),
      SHOP_DATA_DIR: folder,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  api = child;
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new Error('The shop API could not start')));
  });
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gawai-away-'));
  shop = startShop({
    WEB_PORT: String(base),
    GATEWAY_PORT: String(base + 1),
    SHOP_API_URL: shopUrl,
    LOG_LEVEL: 'fatal',
  });
  await shop.printed('Ctrl-C stops everything');
});

test.afterAll(async () => {
  await shop.stop();
  if (api?.exitCode === null) {
    api.kill('SIGTERM');
    await once(api, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

test('the listing shows a failure and a retry button while the shop API is down, and works once it is up', async ({
  page,
}) => {
  const away = await page.goto(`${web}/product`);
  expect(away?.status()).toBe(503);
  const again = page.getByRole('button', { name: 'Coba lagi' }).first();
  await expect(again).toBeVisible();
  await expect(page.getByText('Fetch Product Failed').first()).toBeVisible();
  const health = await fetch(`http://localhost:${String(base + 1)}/health/live`);
  expect(health.status, 'the gateway itself stays up').toBe(200);

  await startApi();
  await again.click();
  await expect(page.getByText(/Produk ditemukan/)).toBeVisible();
});

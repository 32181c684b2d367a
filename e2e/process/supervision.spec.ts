import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { isListening } from '../../server-kit/test-kit/local-port.ts';
import { processesBelow } from '../support/process-tree.ts';
import { ownShop, startShop, type StartedShop } from '../support/start-shop.ts';

const base = 31_000 + (process.pid % 300) * 5;
const ports = [base, base + 1, base + 2];
const [web, gateway, shopApi] = ports.map((port) => `http://localhost:${String(port)}`);
let folder: string;
let shop: StartedShop | undefined;

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gawai-supervision-'));
});
test.afterEach(async () => {
  await shop?.stop();
  shop = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** The process ids of a program of the shop. */
const processesOf = (program: string) => processesBelow(shop?.child.pid ?? -1, program);

const statusOf = async (address: string) => (await fetch(address)).status;

test('npm start restarts a program that was killed @long', async () => {
  test.setTimeout(180_000);
  shop = startShop({ ...ownShop(base, folder), SHOP_PRE_RENDER: 'off' });
  await shop.printed('Ctrl-C stops everything');
  for (const [name, program, address] of [
    ['web', 'web/dist/server/server.js', `${web}/products`],
    ['gateway', 'gateway/dist/main.js', `${gateway}/health/ready`],
    ['shop-api', 'demo/dist/main.js', `${shopApi}/health`],
  ] as const) {
    const [victim] = processesOf(program);
    if (victim === undefined) throw new Error(`${name} does not run`);
    process.kill(victim, 'SIGKILL');
    await shop.printed(`${name} has ended (SIGKILL); starting it again.`);
    await shop.printed(`${name} responds again.`);
    const running = processesOf(program);
    expect(running).toHaveLength(1);
    expect(running).not.toContain(victim);
    expect(await statusOf(address)).toBe(200);
  }
  expect(await statusOf(`${web}/products`)).toBe(200);

  expect(await shop.stop()).toBe(0);
  for (const port of ports) expect(await isListening(port)).toBe(false);
});

test('npm start -- --processes 2 runs web and gateway in two processes that share a port @long', async () => {
  test.setTimeout(180_000);
  const metrics = base + 3;
  const settings = { SHOP_PRE_RENDER: 'off', GATEWAY_METRICS_PORT: String(metrics) };
  shop = startShop({ ...ownShop(base, folder), ...settings }, { args: ['--processes', '2'] });
  await shop.printed('Ctrl-C stops everything');
  // One of the three distributes the connections.
  expect(processesOf('gateway/dist/main.js')).toHaveLength(3);
  expect(processesOf('web/dist/server/server.js')).toHaveLength(3);
  expect(processesOf('demo/dist/main.js')).toHaveLength(1);
  for (const port of [metrics, metrics + 1]) {
    expect(await statusOf(`http://localhost:${String(port)}/metrics`)).toBe(200);
  }

  const victim = Math.max(...processesOf('gateway/dist/main.js'));
  process.kill(victim, 'SIGKILL');
  await shop.printed('Process 2 of gateway/dist/main.js has ended (SIGKILL)');
  expect(await statusOf(`${gateway}/health/ready`)).toBe(200);
  await shop.printed('Process 2 of gateway/dist/main.js responds again.');
  expect(processesOf('gateway/dist/main.js')).toHaveLength(3);
  expect(await statusOf(`http://localhost:${String(metrics + 1)}/metrics`)).toBe(200);
  expect(await statusOf(`${web}/products`)).toBe(200);

  expect(await shop.stop()).toBe(0);
  for (const port of [...ports, metrics, metrics + 1]) expect(await isListening(port)).toBe(false);
});

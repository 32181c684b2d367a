import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { isListening } from '../../server-kit/test-kit/local-port.ts';
import { executeAt } from '../support/graphql.ts';
import { ownShop, startShop } from '../support/start-shop.ts';

const base = 12_000 + (process.pid % 5_000) * 3;
let folder: string;
const settings = () => ({ ...ownShop(base, folder), SHOP_PRE_RENDER: 'off' });
const DEMO_PARTS = 'SHOP_SEED, SHOP_DEMO_SIGN_IN, SHOP_SANDBOX, SHOP_API_DOCS, GRAPHQL_EXPLORER';
const ports = [base, base + 1, base + 2];

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gawai-start-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

// supervision.spec.ts tests SIGTERM.
test('npm start prints the addresses of its servers and stops them on SIGINT', async () => {
  // The process that draws pictures has to end as well.
  const shop = startShop(ownShop(base, folder));
  await shop.printed('Ctrl-C stops everything');
  for (const port of ports) {
    expect(shop.output()).toContain(`http://localhost:${String(port)}`);
    expect(await isListening(port)).toBe(true);
  }
  expect(shop.output()).toMatch(/Sign in\s+\d+\s+\/\s+\S+/);
  expect(shop.output()).toContain(`Demo      on: ${DEMO_PARTS}; off: none`);
  expect((await fetch(`http://localhost:${String(base)}/`)).status).toBe(200);

  shop.child.kill('SIGINT');
  await shop.ended;
  for (const port of ports) expect(await isListening(port)).toBe(false);
});

test('npm start with SHOP_DEMO=off has no products, demo sign-in, sandbox page or explorer @long', async () => {
  const shop = startShop({ ...settings(), SHOP_DEMO: 'off' });
  await shop.printed('Ctrl-C stops everything');
  try {
    expect(shop.output()).toContain(`Demo      on: none; off: ${DEMO_PARTS}`);
    expect(shop.output()).not.toMatch(/Sign in|Apollo Sandbox/);
    const [web, gateway, shopApi] = ports.map((port) => `http://localhost:${String(port)}`);
    expect((await fetch(`${web}/`)).status).toBe(200);
    expect((await fetch(`${shopApi}/sandbox/ipay88/PG`, { method: 'POST' })).status).toBe(404);
    const execute = async (query: string) =>
      JSON.stringify(await executeAt(`${gateway}/graphql`, query));
    expect(await execute('{ products { totalCount } }')).toContain('"totalCount":0');
    expect(await execute('{ __schema { types { name } } }')).toContain('errors');
    expect(
      await execute(
        'mutation { signIn(input: { phone: "081234567890", password: "gawai-demo" }) { token userErrors { message } } }',
      ),
    ).toContain('tidak sesuai');
  } finally {
    await shop.stop();
  }
});

test('npm start with a port in use prints its setting and starts nothing', async () => {
  const other = createServer().listen(base + 1, '127.0.0.1');
  try {
    const shop = startShop(settings());
    expect(await shop.ended).not.toBe(0);
    expect(shop.output()).toContain(String(base + 1));
    expect(shop.output()).toMatch(/GATEWAY_PORT/);
    expect(shop.output()).not.toMatch(/^\s+at .*:\d+:\d+/m);
    expect(await isListening(base)).toBe(false);
    expect(await isListening(base + 2)).toBe(false);
  } finally {
    other.close();
  }
});

test('npm start with invalid settings prints one message that lists all of them', async () => {
  const shop = startShop({ ...settings(), SHOP_API_PORT: 'many', LOG_LEVEL: 'shout' });
  expect(await shop.ended).not.toBe(0);
  expect(shop.output()).toContain('SHOP_API_PORT');
  expect(shop.output()).toContain('LOG_LEVEL');
  expect(shop.output()).not.toMatch(/^\s+at .*:\d+:\d+/m);
});

import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { addresses } from '../support/addresses.ts';
import { payPurchase, purchaseIn } from '../support/example-purchase.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const env = { ...process.env, GATEWAY_URL: addresses.gateway };

test('the Python example buys and pays', async () => {
  const { stdout } = await run('python3', ['examples/python/buy.py'], { cwd: root, env });
  expect(await payPurchase(addresses.gateway, purchaseIn(stdout))).toBe('PROCESSING');
});

test('the client-preset example is typed by the running gateway, buys and pays', async () => {
  // A copy, so that its generated code is no part of the sources; with the packages of the root.
  const cwd = resolve(root, `node_modules/.cache/client-preset-${String(process.pid)}`);
  const command = (name: string, ...args: string[]) =>
    run(resolve(root, 'node_modules/.bin', name), args, { cwd, env });
  await cp(resolve(root, 'examples/client-preset'), cwd, {
    recursive: true,
    filter: (path) => !/(node_modules|gql)$/.test(path),
  });
  try {
    await command('graphql-codegen', '--silent');
    await command('tsc');
    const { stdout } = await command('tsx', 'buy.ts');
    expect(await payPurchase(addresses.gateway, purchaseIn(stdout))).toBe('PROCESSING');
  } finally {
    await rm(cwd, { recursive: true });
  }
});

import { execFile, spawnSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { addresses } from '../support/addresses.ts';
import { payPurchase, purchaseIn } from '../support/example-purchase.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const env = { ...process.env, GATEWAY_URL: addresses.gateway };

test('the Python example places an order and pays it', async () => {
  test.skip(spawnSync('python3', ['--version']).status !== 0, 'python3 is not installed');
  const { stdout } = await run('python3', ['examples/python/buy.py'], { cwd: root, env });
  expect(await payPurchase(addresses.gateway, purchaseIn(stdout))).toBe('PROCESSING');
});

for (const [title, name, ...commands] of [
  [
    'client-preset generates its types from the running gateway',
    'client-preset',
    'graphql-codegen --silent',
    'tsc',
  ],
  ['apollo-client sends each query once', 'apollo-client', 'tsx --test cache.test.ts'],
  ['urql-node runs', 'urql-node'],
] as const) {
  test(`the example ${title}, places an order and pays it`, async () => {
    // A copy, so that generated code does not end up in the sources; in the root, for its packages.
    const cwd = resolve(root, `node_modules/.cache/${name}-${String(process.pid)}`);
    await cp(resolve(root, 'examples', name), cwd, {
      recursive: true,
      filter: (path) => !/(node_modules|gql)$/.test(path),
    });
    try {
      let output = '';
      for (const command of [...commands, 'tsx buy.ts']) {
        const [program = '', ...args] = command.split(' ');
        const { stdout } = await run(resolve(root, 'node_modules/.bin', program), args, {
          cwd,
          env,
        });
        output = stdout;
      }
      expect(await payPurchase(addresses.gateway, purchaseIn(output))).toBe('PROCESSING');
    } finally {
      await rm(cwd, { recursive: true });
    }
  });
}

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payPurchase, purchaseIn, type Purchase } from '../e2e/support/example-purchase.ts';
import { firstForm } from '../e2e/support/sandbox.ts';
import { ownShop, startShop, type StartedShop } from '../e2e/support/start-shop.ts';
import { bin, runCommand } from './run-command.ts';

const TIMEOUT = { timeout: 300_000 };

/** Ports of this run: three of the shop and one of an example. */
const base = 17_000 + (process.pid % 2_500) * 4;
const gateway = `http://localhost:${String(base + 1)}`;
const env = { GATEWAY_URL: gateway, NEXT_TELEMETRY_DISABLED: '1' };
const folder = mkdtempSync(join(tmpdir(), 'gawai-examples-'));
let shop: StartedShop;

async function run(command: string[]): Promise<string> {
  const { code, output } = await runCommand(command, { quiet: true, env });
  expect(code, `${command.join(' ')}\n${output}`).toBe(0);
  return output;
}

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

/** Installs an example by the commands of its README and runs its scripts; returns the output of the last one. */
async function runExample(name: string, scripts: string[]): Promise<string> {
  const prefix = ['--prefix', `examples/${name}`];
  await run(['npm', 'ci', ...prefix, ...QUIET]);
  let output = '';
  for (const script of scripts) output = await run(['npm', 'run', '--silent', ...prefix, script]);
  return output;
}

/** Pays on the payment page that an example leads to, and expects a paid order. */
async function expectPaid(purchase: Purchase): Promise<void> {
  expect(await payPurchase(gateway, purchase)).toBe('PROCESSING');
}

/** Where the first link of the page at the address leads that starts with `target`. */
async function openPage(address: string, target: string): Promise<string> {
  const html = await (await fetch(address)).text();
  const [, path] = new RegExp(`href="(${target}[^"]*)"`).exec(html) ?? [];
  if (path === undefined) throw new Error(`${address} has no link to ${target}:\n${html}`);
  return new URL(path, address).href;
}

/** Buys in the Next.js shop as a browser without JavaScript would. */
async function buyInNextShop(origin: string): Promise<Purchase> {
  const product = await openPage(`${origin}/?search=charger`, '/product/');
  const checkout = await openPage(product, '/checkout/');
  const html = await (await fetch(checkout)).text();
  const body = new FormData();
  for (const [name, value] of firstForm(html, checkout).fields) body.set(name, value);
  const buyer = { firstName: 'Dewi', phone: '0813-1111-2222', email: 'dewi@example.com' };
  const address = { street: 'Jl. Anggrek No. 7', zipCode: '17111', districtId: 'District:327501' };
  for (const [name, value] of Object.entries({ ...buyer, ...address })) body.set(name, value);
  const ordered = await fetch(checkout, { method: 'POST', body, redirect: 'manual' });
  const order = new URL(ordered.headers.get('location') ?? '', origin);
  const payment = await openPage(order.href, `${order.pathname}/pay`);
  const { action, fields } = firstForm(await (await fetch(payment)).text(), payment);
  return {
    order: { accessHash: order.pathname.replace('/order/', '') },
    form: { action, fields: [...fields].map(([name, value]) => ({ name, value })) },
  };
}

beforeAll(async () => {
  // The examples install the built package.
  await run([bin('turbo'), 'run', 'build', '--filter=@gawai/client', '--output-logs=errors-only']);
  shop = startShop({ ...ownShop(base, folder), SHOP_PRE_RENDER: 'off' });
  await shop.printed('Ctrl-C stops everything');
}, TIMEOUT.timeout);

afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('examples', () => {
  it('python buys and pays', TIMEOUT, async () => {
    await expectPaid(purchaseIn(await run(['python3', 'examples/python/buy.py'])));
  });

  it('urql-node buys and pays, and its types fit the client package', TIMEOUT, async () => {
    await expectPaid(purchaseIn(await runExample('urql-node', ['typecheck', 'buy'])));
  });

  it(
    'urql-node buys in a copy elsewhere, with the client package by its path',
    TIMEOUT,
    async () => {
      const copy = join(folder, 'copy');
      const filter = (path: string) => !path.includes('node_modules');
      cpSync('examples/urql-node', copy, { recursive: true, filter });
      const prefix = ['--prefix', copy];
      await run(['npm', 'install', ...prefix, resolve('client'), ...QUIET]);
      await expectPaid(purchaseIn(await run(['npm', 'run', '--silent', ...prefix, 'buy'])));
    },
  );

  it('apollo-client reads listing and product from its cache, buys and pays', TIMEOUT, async () => {
    await expectPaid(purchaseIn(await runExample('apollo-client', ['typecheck', 'test', 'buy'])));
  });

  it('client-preset buys and pays with the types of the running gateway', TIMEOUT, async () => {
    await expectPaid(
      purchaseIn(await runExample('client-preset', ['codegen', 'typecheck', 'buy'])),
    );
  });

  it('nextjs buys from its pages and links to the payment', TIMEOUT, async () => {
    await runExample('nextjs', ['typecheck', 'build']);
    const port = String(base + 3);
    const next = startShop({ ...env, PORT: port }, { folder: 'examples/nextjs' });
    await next.printed('Ready');
    try {
      expect((await fetch(`http://localhost:${port}/order/x`)).status).toBe(404);
      await expectPaid(await buyInNextShop(`http://localhost:${port}`));
    } finally {
      await next.stop();
    }
  });
});

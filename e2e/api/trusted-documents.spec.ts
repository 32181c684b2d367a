import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { addresses } from '../support/addresses.ts';
import { Shopper } from '../support/shopper.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = 28_000 + (process.pid % 1_000) * 2;
const storefront = `http://localhost:${String(port)}`;
const gateway = `http://localhost:${String(port + 1)}/graphql`;

/** A storefront and a gateway that executes registered operations only, in front of the shop API of all tests. */
const settings = {
  STORE_URL: storefront,
  WEB_PORT: String(port),
  GATEWAY_PORT: String(port + 1),
  GATEWAY_URL: gateway.replace('localhost', '127.0.0.1'),
  SHOP_API_URL: addresses.shopApi,
  TRUST_PROXY: 'loopback',
  TRUSTED_DOCUMENTS: 'only',
  LOG_LEVEL: 'info',
};

let programs: ChildProcess[] = [];
let output = '';
test.beforeAll(async () => {
  programs = ['gateway/dist/main.js', 'web/dist/server/server.js'].map((main) => {
    const child = spawn(process.execPath, [main], { cwd: root, env: settings });
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return child;
  });
  const isUp = (url: string) =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(() => isUp(`${storefront}/health/ready`), { timeout: 30_000 }).toBe(true);
});
test.afterAll(() => {
  for (const program of programs) program.kill();
});
test.use({ baseURL: storefront });

test('the storefront works with a gateway with TRUSTED_DOCUMENTS=only', async ({
  page,
  request,
}) => {
  const shopper = new Shopper(page);
  expect(await (await request.get('/')).text(), 'rendered by the server').toContain('/product/');
  await shopper.goto('/');
  await shopper.search('charger');
  const product = await shopper.openFirstInStock();
  await shopper.addToCart();
  await shopper.goto('/cart');
  await expect(page.getByRole('main').getByText(product).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).first().click();
  await page.waitForURL('**/checkout');
  await expect(page.getByRole('complementary', { name: 'Ringkasan Pesanan' })).toBeVisible();
  expect(output).not.toContain('DOCUMENT_NOT_TRUSTED');

  const other = await request.post(gateway, { data: { query: '{ categories { name } }' } });
  expect(other.status()).toBe(400);
  await expect.poll(() => output).toContain('DOCUMENT_NOT_TRUSTED');
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { executeAt } from '../support/graphql.ts';
import { copyRepository, type RepositoryCopy } from '../support/repository-copy.ts';
import { Shopper } from '../support/shopper.ts';
import { ownShop, startShop, type StartedShop } from '../support/start-shop.ts';
import { printedChanges, printedMigration } from '../support/worked-example.ts';

const base = 27_000 + (process.pid % 1_000) * 3;
const web = `http://localhost:${String(base)}`;
const graphql = `http://localhost:${String(base + 1)}/graphql`;
/** Time limit for an edit to take effect; some restart a server. */
const inTime = { timeout: 30_000 };

let copy: RepositoryCopy;
let data: string;
let shop: StartedShop;

/** The response of the gateway as text; empty while it restarts. */
const execute = (query: string): Promise<string> =>
  executeAt(graphql, query).then(
    (response) => JSON.stringify(response),
    () => '',
  );

/** Applies the changes of CONTRIBUTING.md for these packages. */
function applyPrinted(...packages: string[]): void {
  const changes = printedChanges().filter(({ file }) =>
    packages.some((name) => file.startsWith(`${name}/`)),
  );
  expect(changes.length).toBeGreaterThan(0);
  for (const { file, before, after } of changes) copy.edit(file, before, after);
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  copy = copyRepository();
  data = mkdtempSync(join(tmpdir(), 'gawai-dev-'));
  // Packages lie outside the copy, from where Vite would not serve them.
  const custom = "  appType: 'custom',\n";
  copy.edit('web/vite.config.ts', custom, `${custom}  server: { fs: { strict: false } },\n`);
  applyPrinted('shop-api', 'demo');
  const [npm = '', ...migration] = printedMigration();
  execFileSync(npm, migration, { cwd: copy.folder, stdio: 'ignore' });
  const settings = { ...ownShop(base, data), SHOP_PRE_RENDER: 'off', LOG_LEVEL: 'warn' };
  shop = startShop(settings, { command: 'dev', folder: copy.folder });
  await shop.printed('Ctrl-C stops everything');
});

test.afterAll(async () => {
  await shop.stop();
  copy.remove();
  rmSync(data, { recursive: true, force: true });
});

test('npm run dev shows edits of a text, a component and other modules in the open page @long', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(error.message));
  await new Shopper(page).goto(`${web}/product`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Semua Produk', inTime);

  copy.edit('web/src/texts/catalog.ts', "title: 'Semua Produk'", "title: 'Semua Barang'");
  await expect(heading).toHaveText('Semua Barang', inTime);

  const card = 'web/src/features/catalog/product-card.tsx';
  copy.edit(card, '{product.name}', '{`Baru: ${product.name}`}');
  await expect(page.getByText(/^Baru: /).first()).toBeVisible(inTime);

  // Only the entry imports it, so the page is loaded again; hydrated twice, it would break.
  const reloaded = page.waitForEvent('load', inTime);
  copy.edit(
    'web/src/app/page-state.ts',
    'export function readPageState',
    '// Edited.\nexport function readPageState',
  );
  await reloaded;
  await page
    .getByRole('link', { name: /Baru: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/product\//, inTime);
  expect(crashes).toEqual([]);
});

test('npm run dev renders pages without an error during edits @long', async () => {
  test.setTimeout(120_000);
  const status = async () => (await fetch(`${web}/product`)).status;
  const card = 'web/src/features/catalog/product-card.tsx';
  const state = 'web/src/app/page-state.ts';
  const statuses: number[] = [];
  for (let edit = 1; edit <= 10; edit += 1) {
    copy.edit(card, edit === 1 ? '`Baru: $' : '`Lama: $', edit === 10 ? '`Baru: $' : '`Lama: $');
    copy.edit(
      state,
      edit === 1 ? '// Edited.' : `// Edit ${String(edit - 1)}.`,
      `// Edit ${String(edit)}.`,
    );
    const pages = Array.from({ length: 4 }, status);
    statuses.push(await status(), ...(await Promise.all(pages)), await status());
  }
  expect(statuses).toEqual(statuses.map(() => 200));
});

test('npm run dev applies edits of a domain rule and of a resolver @long', async () => {
  test.setTimeout(120_000);
  const query = '{ products { nodes { discountPercent } } }';
  copy.edit('domain/src/product.ts', 'Math.min(99, Math.max(1, nearest))', '77');
  await expect.poll(() => execute(query), inTime).toContain('"discountPercent":77');
  const resolvers = 'gateway/src/modules/catalog/product.resolvers.ts';
  copy.edit(resolvers, 'discountPercent(originalPrice, parent.price)', '88');
  await expect.poll(() => execute(query), inTime).toContain('"discountPercent":88');
});

test('npm run dev prints file and field when type generation fails for an operation @long', async () => {
  const document = 'web/src/pages/article/article.graphql';
  copy.edit(document, 'content\n', 'contents\n');
  await shop.printed('Unable to find field "contents" on type "ContentPage"');
  expect(shop.output()).toContain(`${document} caused error`);
  copy.edit(document, 'contents\n', 'content\n');
});

test('npm run dev shows the worked example of CONTRIBUTING.md in the API and on the page @long', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const list = '{ products { nodes { slug origin } } }';
  applyPrinted('schema');
  await expect.poll(() => execute(list), inTime).toContain('"origin":null');
  applyPrinted('gateway');
  await expect.poll(() => execute(list), inTime).toContain('"origin":"Vietnam"');
  const slug = /"slug":"([^"]+)"/.exec(await execute(list))?.[1] ?? '';
  expect(await execute(`{ product(by: { slug: "${slug}" }) { origin } }`)).toContain('"Vietnam"');
  expect(await execute(list)).not.toContain('"origin":null');

  await page.goto(`${web}/product/${slug}`);
  applyPrinted('web');
  // The component may be seen before the code that is generated from its document.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('term').filter({ hasText: 'Dibuat di' })).toBeVisible({
      timeout: 3_000,
    });
    const origin = page.getByRole('definition').filter({ hasText: 'Vietnam' });
    await expect(origin).toBeVisible({ timeout: 3_000 });
  }).toPass(inTime);
});

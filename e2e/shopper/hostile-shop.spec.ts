import type { Server } from 'node:http';
import { expect, test, type Page } from '@playwright/test';
import { addresses } from '../support/addresses.ts';
import { ATTACKS } from '../support/attacks.ts';
import { withPictures } from '../support/browser.ts';
import { startHostileShop, TEXTS, textsDescribed } from '../support/hostile-shop.ts';
import { Shopper } from '../support/shopper.ts';
import { startShop, type StartedShop } from '../support/start-shop.ts';

test.use({ launchOptions: withPictures });

const base = 8_000 + (process.pid % 1_900) * 3;
const web = `http://localhost:${String(base)}`;

let hostile: Server;
let shop: StartedShop;

test.beforeAll(async () => {
  hostile = await startHostileShop(base + 2);
  shop = startShop({
    WEB_PORT: String(base),
    GATEWAY_PORT: String(base + 1),
    SHOP_API_URL: `http://127.0.0.1:${String(base + 2)}`,
    SHOP_IMAGE_BASE_URL: `${addresses.shopApi}/storage`,
    LOG_LEVEL: 'fatal',
  });
  await shop.printed('Ctrl-C stops everything');
});

test.afterAll(async () => {
  await shop.stop();
  hostile.closeAllConnections();
  hostile.close();
});

/** Returns a function that lists the scripts of attacks that ran. */
async function watch(page: Page): Promise<() => string[]> {
  const ran: string[] = [];
  await page.exposeFunction('hacked', () => ran.push(page.url()));
  page.on('dialog', (dialog) => {
    ran.push(`dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  return () => ran;
}

/** Moves the mouse over all elements; returns dangerous elements and links that were not removed. */
const remainsOf = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('body *')];
    for (const element of all) element.dispatchEvent(new MouseEvent('mouseover'));
    const isHandler = ({ name }: Attr) => name.startsWith('on');
    const strange = all.filter(
      (element) =>
        [...element.attributes].some(isHandler) ||
        element.matches('iframe, object, embed, base, math, form[action^="javascript" i]'),
    );
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const addresses = links.filter(({ protocol }) => !/^(https?|mailto|tel):$/.test(protocol));
    return [...strange, ...addresses].map((element) => element.outerHTML.slice(0, 200));
  });

// Without the content security policy the test covers the sanitiser alone.
for (const [name, bypassCSP, products] of [
  ['without the content security policy @long', true, TEXTS],
  ['with the content security policy', false, 4],
] as const) {
  test.describe(name, () => {
    test.use({ bypassCSP });

    test('pages run no script of a hostile shop, rendered by server or browser', async ({
      page,
    }) => {
      test.setTimeout(180_000);
      expect(ATTACKS.length).toBeGreaterThanOrEqual(500);
      const ran = await watch(page);
      const shopper = new Shopper(page);
      const remains: Record<string, string[]> = {};
      const recordRemains = async () => {
        remains[new URL(page.url()).pathname] = await remainsOf(page);
      };

      await shopper.goto(`${web}/`);
      await recordRemains();
      const articles = page.getByRole('contentinfo').locator('a[href^="/article/"]');
      const articlePaths = await articles.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      );
      expect(articlePaths.length).toBeGreaterThan(3);
      for (const path of articlePaths) {
        await shopper.goto(web + path);
        await recordRemains();
      }

      const known = new Set<string>();
      for (const number of [1, 2]) {
        await shopper.goto(`${web}/product?page=${String(number)}`);
        await recordRemains();
        const cards = page.getByRole('main').locator('a[href^="/product/"]');
        const hrefs = await cards.evaluateAll((links) =>
          links.map((link) => link.getAttribute('href') ?? ''),
        );
        for (const href of hrefs) known.add(href);
      }
      expect(known.size).toBeGreaterThanOrEqual(TEXTS);

      // The server renders one half, the browser the other.
      for (const [index, href] of [...known].slice(0, products).entries()) {
        if (index % 2 === 0) {
          await shopper.goto(web + href);
        } else {
          await shopper.goto(`${web}/product?page=${index < 20 ? '1' : '2'}`);
          await page.getByRole('main').locator(`a[href="${href}"]`).first().click();
          await page.waitForURL(`**${href}`);
          await expect(page.getByRole('heading', { name: 'Deskripsi Produk' })).toBeVisible();
        }
        await recordRemains();
      }

      expect(ran()).toEqual([]);
      expect(textsDescribed()).toBeGreaterThanOrEqual(products);
      expect(remains).toEqual(Object.fromEntries(Object.keys(remains).map((path) => [path, []])));
    });
  });
}

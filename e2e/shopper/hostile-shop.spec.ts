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

/** Counts what ran, in this page and in whatever it opens. */
async function watch(page: Page): Promise<() => string[]> {
  const ran: string[] = [];
  await page.exposeFunction('hacked', () => ran.push(page.url()));
  page.on('dialog', (dialog) => {
    ran.push(`dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  return () => ran;
}

/** Touches all that could act when touched, and looks at what is left of the texts. */
const leftOf = (page: Page) =>
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

// Without the content policy, so that what cleans the texts is on trial and not what stands behind it.
for (const [name, bypassCSP, products] of [
  ['the texts are clean by themselves', true, TEXTS],
  ['and under the content policy', false, 4],
] as const) {
  test.describe(name, () => {
    test.use({ bypassCSP });

    test('nothing that a hostile shop writes runs, in pages of the server or of the browser', async ({
      page,
    }) => {
      test.setTimeout(180_000);
      expect(ATTACKS.length).toBeGreaterThanOrEqual(500);
      const ran = await watch(page);
      const shopper = new Shopper(page);
      const left: Record<string, string[]> = {};
      const look = async () => {
        left[new URL(page.url()).pathname] = await leftOf(page);
      };

      await shopper.goto(`${web}/`);
      await look();
      const articles = page.getByRole('contentinfo').locator('a[href^="/article/"]');
      const articlePaths = await articles.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      );
      expect(articlePaths.length).toBeGreaterThan(3);
      for (const path of articlePaths) {
        await shopper.goto(web + path);
        await look();
      }

      const known = new Set<string>();
      for (const number of [1, 2]) {
        await shopper.goto(`${web}/product?page=${String(number)}`);
        await look();
        const cards = page.getByRole('main').locator('a[href^="/product/"]');
        const hrefs = await cards.evaluateAll((links) =>
          links.map((link) => link.getAttribute('href') ?? ''),
        );
        for (const href of hrefs) known.add(href);
      }
      expect(known.size).toBeGreaterThanOrEqual(TEXTS);

      // One half comes from the server as a page, the other is put together by the browser.
      for (const [place, href] of [...known].slice(0, products).entries()) {
        if (place % 2 === 0) {
          await shopper.goto(web + href);
        } else {
          await shopper.goto(`${web}/product?page=${place < 20 ? '1' : '2'}`);
          await page.getByRole('main').locator(`a[href="${href}"]`).first().click();
          await page.waitForURL(`**${href}`);
          await expect(page.getByRole('heading', { name: 'Deskripsi Produk' })).toBeVisible();
        }
        await look();
      }

      expect(ran()).toEqual([]);
      expect(textsDescribed()).toBeGreaterThanOrEqual(products);
      expect(left).toEqual(Object.fromEntries(Object.keys(left).map((path) => [path, []])));
    });
  });
}

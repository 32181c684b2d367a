import { expect, test, type Locator } from '@playwright/test';
import { DEMO_STATE } from '../support/customer.ts';
import { Shopper } from '../support/shopper.ts';

test.use({ storageState: DEMO_STATE });

test('a customer filters the order history by unpaid orders and opens one to pay it @phone-first', async ({
  page,
}) => {
  await new Shopper(page).goto('/order-history');
  const tabs = page.getByRole('navigation', { name: 'Pesanan menurut status' });
  await tabs.getByRole('link', { name: /^Menunggu Pembayaran/ }).click();
  await expect(page).toHaveURL(/\?status=awaiting_payment$/);
  const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^SO/ }) });
  await expect(page.getByText(/disaring dari \d+ seluruhnya/)).toBeVisible();
  await expect(rows.filter({ hasNotText: 'Menunggu Pembayaran' })).toHaveCount(0);
  await expect(rows.first().locator('img')).toBeVisible();

  const number = await rows.first().getByRole('link', { name: /^SO/ }).textContent();
  await rows
    .first()
    .getByRole('link', { name: `Bayar pesanan ${number ?? ''}` })
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: `Pesanan ${number ?? ''}` }),
  ).toBeVisible();
  await page.goBack();
  await expect(tabs.getByRole('link', { name: /^Menunggu/ })).toHaveAttribute('aria-current');
});

/** Dates and prices that overflow the right edge of their card. */
const outside = (card: Locator) =>
  card.evaluateAll((cards) =>
    cards
      .flatMap((each) => {
        const { right } = each.getBoundingClientRect();
        const texts = [...each.querySelectorAll('time, [class*="rupiah"]')];
        return texts.filter((text) => text.getBoundingClientRect().right > right);
      })
      .map(({ textContent }) => textContent),
  );

test('dates and prices of order history and wishlist fit in their cards at 150 % font size @phone-first @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [path, cards] of [
    ['/order-history', page.getByRole('row').filter({ has: page.getByRole('time') })],
    ['/wishlist', page.getByRole('main').getByRole('listitem').filter({ hasText: 'Rp' })],
  ] as const) {
    await new Shopper(page).goto(path);
    await expect(cards.first()).toBeVisible();
    await page.evaluate(() => {
      const large = new CSSStyleSheet();
      large.replaceSync('html { font-size: 150% }');
      document.adoptedStyleSheets.push(large);
    });
    expect(await outside(cards), path).toEqual([]);
  }
});

test('the link of an order row does not extend beyond its row, also in Safari @long', async ({
  page,
}) => {
  await new Shopper(page).goto('/order-history');
  const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^SO/ }) });
  await expect(rows.first()).toBeVisible();
  // Safari positions no table rows.
  await rows.evaluateAll((all) => {
    for (const row of all) row.style.position = 'static';
  });
  await page.getByRole('searchbox', { name: 'Cari pesanan' }).click();
  await rows.first().click({ position: { x: 8, y: 8 } });
  await expect(page).toHaveURL(/\/order-history\/[0-9a-f]{40}$/);
});

import { expect, test } from '@playwright/test';
import { pageFindings } from '../support/findings.ts';
import { placeOrder } from '../support/orders.ts';
import { Shopper } from '../support/shopper.ts';

test.use({ bypassCSP: true });

test('the page of a new order shows how to pay, prints an invoice and adds its products to the cart again @phone-first', async ({
  page,
}) => {
  const findings = pageFindings(page);
  await placeOrder(new Shopper(page), { method: 'Transfer Manual BCA', asGuest: true });
  const outcome = page.getByRole('region', { name: 'Pesanan diterima' });
  await expect(outcome.getByRole('timer')).toHaveText(/^sisa /);
  await findings.check('outcome');
  await outcome.getByRole('button', { name: 'Bayar' }).click();
  await expect(page.getByRole('button', { name: 'Salin nomor' })).toBeInViewport();
  await expect(page.getByRole('list', { name: 'Perjalanan pesanan' })).toContainText('Dipesan');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Invoice Gawai')).toBeVisible();
  const figures = page.getByRole('region', { name: 'Rincian Biaya' });
  await expect(figures).toBeVisible();
  // Firefox breaks printed pages between blocks, but not inside a grid.
  for (const around of await page.locator('main div').filter({ has: figures }).all()) {
    await expect(around).not.toHaveCSS('display', 'grid');
  }
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Pesanan di perangkat ini' })).toBeHidden();
  await expect(page.getByText('Mencari pesanan tamu yang lain?')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Beli lagi' }).click();
  await page.waitForURL('**/cart');
  await expect(page.getByRole('main').getByRole('button', { name: /Hapus/ })).toHaveCount(1);
  findings.expectNone();
});

test('the order page shows the right time to pay and order date on a device with a slow clock @phone-first', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await page.clock.install({ time: Date.now() - 30 * 3_600_000 });
  await placeOrder(shopper, { method: 'Transfer Manual BCA', asGuest: true });
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^sisa (1 hari 0 jam|23 jam 5\d menit)$/);
  const order = page.getByRole('main');
  const [, placedAt = ''] = /Dipesan pada (.+ WIB)/.exec(await order.innerText()) ?? [];
  const day = placedAt.split(',')[0] ?? '';
  await expect(page.getByText(/^Sedang dibuka/)).toContainText(day);
});

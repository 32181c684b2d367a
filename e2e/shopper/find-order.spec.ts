import { expect, test } from '@playwright/test';
import { pageFindings } from '../support/findings.ts';
import { orderNumber, openGuestOrder } from '../support/orders.ts';
import { BUYER, Shopper } from '../support/shopper.ts';

test.use({ bypassCSP: true });

test('a guest finds the order by number and phone on another device @phone-first', async ({
  page,
  browser,
}) => {
  await openGuestOrder(new Shopper(page), 'Transfer Manual BCA');
  const number = await orderNumber(page);
  const address = new URL(page.url()).pathname;

  const other = await (await browser.newContext({ bypassCSP: true })).newPage();
  const findings = pageFindings(other);
  await new Shopper(other).goto(new URL('/sign-in', page.url()).href);
  await other.getByRole('main').getByRole('link', { name: 'Temukan Pesanan' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Temukan Pesanan' })).toBeVisible();
  await findings.check('empty form');
  await other.getByRole('button', { name: 'Temukan Pesanan' }).click();
  await expect(other.getByText('Kolom Nomor Pesanan harus diisi')).toBeVisible();
  await findings.check('form with errors');

  await other.getByLabel('Nomor Pesanan').fill(number.toLowerCase());
  await other.getByLabel('Phone No atau Email').fill('0899-1111-2222');
  await other.getByLabel('Phone No atau Email').press('Enter');
  await expect(other.getByRole('main').getByRole('alert')).toHaveText('Pesanan tidak ditemukan');
  await findings.check('nothing found');

  await other.getByLabel('Phone No atau Email').fill(BUYER.phone);
  await other.getByLabel('Phone No atau Email').press('Enter');
  await other.waitForURL(`**${address}`);
  await expect(other.getByRole('heading', { name: `Pesanan ${number}` })).toBeVisible();
  findings.expectNone();
  await other.context().close();
});

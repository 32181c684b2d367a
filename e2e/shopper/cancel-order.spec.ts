import { expect, test } from '@playwright/test';
import { pageFindings } from '../support/findings.ts';
import { openGuestOrder } from '../support/orders.ts';
import { Shopper } from '../support/shopper.ts';

test.use({ bypassCSP: true });

test('a guest cancels an unpaid order on the order page, which then offers no payment @phone-first', async ({
  page,
}) => {
  const findings = pageFindings(page);
  await openGuestOrder(new Shopper(page), 'BCA Virtual Account');
  await page.getByRole('button', { name: 'Batalkan Pesanan' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Jangan Batalkan' })).toBeFocused();
  await findings.check('confirmation');
  await dialog.getByRole('button', { name: 'Ya, Batalkan' }).click();
  await expect(page.getByText('Pesanan Anda telah dibatalkan.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main').getByText('Voided')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Bayar/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Batalkan Pesanan' })).toHaveCount(0);
  await findings.check('cancelled order');
  await page.reload();
  await expect(page.getByRole('main').getByText('Voided')).toBeVisible();
  findings.expectNone();
});

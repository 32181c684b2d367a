import { expect, test } from '@playwright/test';
import { signInAsNew } from '../support/customer.ts';
import { rupiah, Shopper } from '../support/shopper.ts';
import { violations } from '../support/violations.ts';

test.use({ bypassCSP: true });

test('a customer applies a voucher from the list of the checkout', async ({ page }) => {
  const shopper = new Shopper(page);
  await signInAsNew(shopper);
  await shopper.openCheckout('Dell P2425H');
  const list = page.getByRole('list', { name: 'Voucher untuk Anda' });
  const row = (code: string) => list.getByRole('listitem').filter({ hasText: code });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(row('BCA15')).toContainText('Khusus BCA Virtual Account');
  const summary = page.getByRole('complementary', { name: 'Ringkasan Pesanan' });
  const figure = async (name: RegExp) =>
    rupiah(await summary.locator('summary', { hasText: name }).first().innerText());
  const subTotal = await figure(/^Sub Total/);
  const missing = `Kurang Rp ${(5_000_000 - subTotal).toLocaleString('id-ID')} lagi.`;
  await expect(row('POTONG250')).toContainText(missing);
  await expect(row('POTONG250').getByRole('button')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Gunakan voucher HEMAT10' }).press('Enter');
  await expect(page.getByText('Kode Voucher telah berhasil digunakan')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ganti voucher HEMAT10' })).toBeFocused();
  await expect(list).toBeHidden();
  const discount = Math.min(500_000, Math.floor(subTotal / 10));
  await expect.poll(() => figure(/^Voucher/)).toBe(discount);
  await expect.poll(() => figure(/^Total/)).toBe(subTotal - discount);
});

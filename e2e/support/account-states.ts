import type { Page } from '@playwright/test';
import type { Look } from './pictures.ts';
import { Shopper } from './shopper.ts';

/** Every state of the account pages of the demo customer, one after the other. */
export async function walkAccount(page: Page, look: Look): Promise<void> {
  const shopper = new Shopper(page);
  const main = page.getByRole('main');
  const window = page.getByRole('dialog').or(page.getByRole('alertdialog'));

  await shopper.goto('/profile');
  await page.getByLabel('First Name').waitFor();
  await look('profile');
  await page.getByLabel('First Name').fill('');
  await main.getByRole('button', { name: 'Simpan' }).click();
  await page.getByText('Kolom First Name harus diisi').waitFor();
  await look('profile-errors');

  await shopper.goto('/password');
  await main.getByRole('button', { name: 'Ganti Password' }).waitFor();
  await look('password');
  await main.getByRole('button', { name: 'Ganti Password' }).click();
  await page.getByText('Kolom Current Password harus diisi').waitFor();
  await look('password-errors');

  await shopper.goto('/wishlist');
  await main.getByRole('article').first().waitFor();
  await look('wishlist');
  await main
    .getByRole('button', { name: /^Hapus .* dari Wishlist$/ })
    .first()
    .click();
  await window.waitFor();
  await look('wishlist-delete', 'screen');

  await shopper.goto('/user-address');
  await main.getByText('Rumah').first().waitFor();
  await look('addresses');
  await main.getByRole('button', { name: 'Ubah alamat Kantor' }).click();
  await window.getByLabel('Kecamatan').waitFor();
  await look('address-edit', 'screen');
  await window.getByRole('button', { name: 'Tutup' }).click();
  await main.getByRole('button', { name: 'Tambah Alamat' }).click();
  await look('address-add', 'screen');
  await window.getByRole('button', { name: 'Simpan' }).click();
  await window.getByText('Kolom First Name harus diisi').waitFor();
  await look('address-add-errors', 'screen');
  await window.getByRole('button', { name: 'Tutup' }).click();
  await main.getByRole('button', { name: 'Hapus alamat Kantor' }).click();
  await window.waitFor();
  await look('address-delete', 'screen');

  await shopper.goto('/order-history');
  await main.getByRole('row').nth(1).waitFor();
  await look('order-history');
  await shopper.goto('/order-history?s=tidakada');
  await main.getByText('Tidak ada yang cocok').waitFor();
  await look('order-history-not-found');
  await shopper.goto('/order-history?status=shipped');
  const current = main.getByRole('link', { name: /^Sudah Dikirim \(DONE\)/ });
  await current.and(page.locator('[aria-current]')).waitFor();
  await look('order-history-status');
}

/** The registration of a guest, empty and with errors; it is open afterwards. */
export async function walkSignUp(page: Page, look: Look): Promise<void> {
  await new Shopper(page).goto('/sign-up');
  await look('sign-up');
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('Kolom Phone No harus diisi').waitFor();
  await look('sign-up-errors');
}

import type { Page } from '@playwright/test';
import type { CheckState } from './pictures.ts';
import { Shopper } from './shopper.ts';

/** Opens the account pages of the demo customer in every state and calls `check` in each. */
export async function walkAccount(page: Page, check: CheckState): Promise<void> {
  const shopper = new Shopper(page);
  const main = page.getByRole('main');
  const window = page.getByRole('dialog').or(page.getByRole('alertdialog'));

  await shopper.goto('/profile');
  await page.getByLabel('First Name').waitFor();
  await check('profile');
  await page.getByLabel('First Name').fill('');
  await main.getByRole('button', { name: 'Simpan' }).click();
  await page.getByText('Kolom First Name harus diisi').waitFor();
  await check('profile-errors');

  await shopper.goto('/password');
  await main.getByRole('button', { name: 'Ganti Password' }).waitFor();
  await check('password');
  await main.getByRole('button', { name: 'Ganti Password' }).click();
  await page.getByText('Kolom Current Password harus diisi').waitFor();
  await check('password-errors');

  await shopper.goto('/wishlist');
  await main.getByRole('article').first().waitFor();
  await check('wishlist');
  await main
    .getByRole('button', { name: /^Hapus .* dari Wishlist$/ })
    .first()
    .click();
  await window.waitFor();
  await check('wishlist-delete', 'screen');

  await shopper.goto('/user-address');
  await main.getByText('Rumah').first().waitFor();
  await check('addresses');
  await main.getByRole('button', { name: 'Ubah alamat Kantor' }).click();
  await window.getByLabel('Kecamatan').waitFor();
  await check('address-edit', 'screen');
  await window.getByRole('button', { name: 'Tutup' }).click();
  await main.getByRole('button', { name: 'Tambah Alamat' }).click();
  await check('address-add', 'screen');
  await window.getByRole('button', { name: 'Simpan' }).click();
  await window.getByText('Kolom First Name harus diisi').waitFor();
  await check('address-add-errors', 'screen');
  await window.getByRole('button', { name: 'Tutup' }).click();
  await main.getByRole('button', { name: 'Hapus alamat Kantor' }).click();
  await window.waitFor();
  await check('address-delete', 'screen');

  await shopper.goto('/order-history');
  await main.getByRole('row').nth(1).waitFor();
  await check('order-history');
  await shopper.goto('/order-history?s=tidakada');
  await main.getByText('Tidak ada yang cocok').waitFor();
  await check('order-history-not-found');
  await shopper.goto('/order-history?status=shipped');
  const current = main.getByRole('link', { name: /^Sudah Dikirim \(DONE\)/ });
  await current.and(page.locator('[aria-current]')).waitFor();
  await check('order-history-status');
}

/** Opens sign-up, empty and with errors, and calls `check` in both states. */
export async function walkSignUp(page: Page, check: CheckState): Promise<void> {
  await new Shopper(page).goto('/sign-up');
  await check('sign-up');
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('Kolom Phone No harus diisi').waitFor();
  await check('sign-up-errors');
}

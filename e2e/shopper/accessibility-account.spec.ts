import type { Page } from '@playwright/test';
import { demoTest as test } from '../support/customer.ts';
import { pageFindings, type Findings } from '../support/findings.ts';
import { Shopper } from '../support/shopper.ts';

/** Every state of the account pages, one after the other. */
async function walkAccount(page: Page, { look }: Findings): Promise<void> {
  const shopper = new Shopper(page);
  const main = page.getByRole('main');
  const window = page.getByRole('dialog').or(page.getByRole('alertdialog'));

  await shopper.goto('/profile');
  await page.getByLabel('First Name').waitFor();
  await look('profile');
  await page.getByLabel('First Name').fill('');
  await main.getByRole('button', { name: 'Simpan' }).click();
  await page.getByText('Kolom First Name harus diisi').waitFor();
  await look('profile with an error');

  await shopper.goto('/password');
  await main.getByRole('button', { name: 'Ganti Password' }).click();
  await page.getByText('Kolom Current Password harus diisi').waitFor();
  await look('password with errors');

  await shopper.goto('/wishlist');
  await main.getByRole('article').first().waitFor();
  await look('wishlist');

  await shopper.goto('/user-address');
  await main.getByText('Rumah').first().waitFor();
  await look('addresses');
  await main.getByRole('button', { name: 'Tambah Alamat' }).click();
  await look('address window');
  await window.getByRole('button', { name: 'Simpan' }).click();
  await window.getByText('Kolom First Name harus diisi').waitFor();
  await look('address window with errors');
  await window.getByRole('button', { name: 'Tutup' }).click();
  await main.getByRole('button', { name: 'Hapus alamat Kantor' }).click();
  await window.waitFor();
  await look('question before an address is deleted');

  await shopper.goto('/order-history');
  await main.getByRole('row').nth(1).waitFor();
  await look('order history');
  await shopper.goto('/order-history?s=tidakada');
  await main.getByText('Tidak ada yang cocok').waitFor();
  await look('order history without a match');
  await shopper.goto('/order-history?status=shipped');
  const current = main.getByRole('link', { name: /^Sudah Dikirim \(DONE\)/ });
  await current.and(page.locator('[aria-current]')).waitFor();
  await look('order history of one status');
}

/** The registration of a guest. */
async function walkSignUp(page: Page, { look }: Findings): Promise<void> {
  await new Shopper(page).goto('/sign-up');
  await look('sign-up');
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('Kolom Phone No harus diisi').waitFor();
  await look('sign-up with errors');
}

/** The two pages of a guest who forgot the password. */
async function walkForgottenPassword(page: Page, { look }: Findings): Promise<void> {
  const shopper = new Shopper(page);
  const main = page.getByRole('main');
  await shopper.goto('/forgot-password');
  await look('forgotten password');
  await main.getByRole('button', { name: 'Kirim Tautan' }).click();
  await page.getByText('Kolom Phone No atau Email harus diisi').waitFor();
  await look('forgotten password with an error');
  await page.getByLabel('Phone No atau Email').fill('tidak-ada@example.com');
  await main.getByRole('button', { name: 'Kirim Tautan' }).click();
  await main.getByText('Periksa kotak masuk').waitFor();
  await look('forgotten password, sent');
  await shopper.goto('/reset-password#tidak-berlaku');
  await page.getByLabel('Password', { exact: true }).fill('sandi-baru');
  await page.getByLabel('Confirm Password', { exact: true }).fill('sandi-baru');
  await main.getByRole('button', { name: 'Simpan Kata Sandi' }).click();
  await main.getByText('Tautan ini tidak berlaku lagi').waitFor();
  await look('new password with an error');
}

test.use({ bypassCSP: true });

test('the account is free of axe findings in every state, and does not scroll sideways @phone', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const findings = pageFindings(page);
  await walkAccount(page, findings);
  findings.expectNone();
});

test.describe('a guest', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('finds a registration free of axe findings that does not scroll sideways @phone', async ({
    page,
  }) => {
    const findings = pageFindings(page);
    await walkSignUp(page, findings);
    findings.expectNone();
  });

  test('finds the pages of a forgotten password free of axe findings, none scrolls sideways @phone', async ({
    page,
  }) => {
    const findings = pageFindings(page);
    await walkForgottenPassword(page, findings);
    findings.expectNone();
  });
});

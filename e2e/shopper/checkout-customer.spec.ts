import { expect, test } from '@playwright/test';
import { PASSWORD, registerCustomer, signIn, signInAsNew } from '../support/customer.ts';
import { operator } from '../support/operator.ts';
import { BUYER, fillRegion, Shopper } from '../support/shopper.ts';

test('a guest at the checkout signs in, saves a first address and uses a voucher', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.openCheckout('Anker Nano Power Bank');
  const prompt = page.getByText('Silahkan login ke akun kamu untuk menggunakan voucher discount');
  await expect(prompt).toBeVisible();
  const phone = await registerCustomer();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  // The checkout has a field for the phone number too.
  await expect(page.getByRole('heading', { name: 'Sign In to Your Account' })).toBeVisible();
  await signIn(page, phone, PASSWORD);
  await shopper.goto('/checkout');
  await expect(prompt).toBeHidden();

  const add = page.getByRole('button', { name: 'Tambah Alamat' });
  await add.click();
  const form = page.getByRole('dialog', { name: 'Tambah Alamat' });
  await expect(form.getByLabel('First Name')).toHaveValue('Rina');
  await form.getByLabel('Nama Alamat').fill('Rumah');
  await form.getByLabel('Alamat', { exact: true }).fill(BUYER.street);
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();

  await page.reload();
  await add.click();
  await expect(form.getByLabel('Nama Alamat')).toHaveValue('Rumah');
  await expect(form.getByLabel('Alamat', { exact: true })).toHaveValue(BUYER.street);
  await fillRegion(form);
  await form.getByRole('button', { name: 'Simpan' }).click();
  const home = page.getByRole('button', { name: 'Ganti alamat Rumah' });
  await expect(home).toBeFocused();
  await expect(page.getByRole('group', { name: 'Alamat pengiriman' })).toContainText(BUYER.street);
  await expect(page.getByRole('radio', { name: /^JNE/ })).toBeEnabled();

  await home.click();
  const sheet = page.getByRole('dialog', { name: 'Pilih alamat' });
  await expect(sheet.getByLabel('Cari alamat')).toBeFocused();
  await sheet.getByLabel('Cari alamat').fill('kantor');
  await expect(sheet.getByRole('status')).toHaveText('Tidak ada alamat yang cocok.');
  await page.keyboard.press('Escape');
  await expect(home).toBeFocused();
  await home.press('Enter');
  await sheet.getByRole('button', { name: /^Alamat lain/ }).click();
  await expect(page.getByLabel('First Name')).toBeFocused();
  await page.getByRole('button', { name: 'Ganti alamat Alamat lain' }).click();
  await sheet.getByRole('button', { name: /^Rumah/ }).click();
  await expect(home).toBeFocused();

  const code = page.getByLabel('Kode Voucher');
  await code.fill('POTONG250');
  await page.getByRole('button', { name: 'Gunakan', exact: true }).click();
  await expect(
    page
      .getByText('Kode Voucher hanya dapat digunakan dengan min. pembelanjaan Rp 5.000.000')
      .first(),
  ).toBeVisible();
  await code.fill('KENALAN75');
  await code.press('Enter');
  await expect(page.getByText('Kode Voucher telah berhasil digunakan')).toBeVisible();
  const summary = page.getByRole('complementary', { name: 'Ringkasan Pesanan' });
  await expect(summary.locator('summary', { hasText: 'Voucher' })).toContainText('Rp 75.000');
});

test('the checkout needs no payment when a voucher covers the total', async ({ page }) => {
  const code = `GRATIS${String(Date.now())}`;
  await operator('voucher-add', code, '--fixed', '99000000', '--until', '2099-12-31');
  const shopper = new Shopper(page);
  await shopper.putInCart('charger');
  await signInAsNew(shopper);
  await shopper.goto('/checkout');
  await page.getByRole('button', { name: 'Isi untuk pesanan ini saja' }).click();
  await shopper.fillBuyer();
  await page.getByRole('radio', { name: /Self Pickup/ }).check({ force: true });
  await shopper.payBy(1, 'Transfer Manual BCA');
  await page.getByLabel('Kode Voucher').fill(code);
  await page.getByRole('button', { name: 'Gunakan', exact: true }).click();
  await expect(page.getByText('Tidak ada yang perlu dibayar.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Metode Pembayaran' })).toHaveCount(0);
  await page.getByLabel('Email').fill(BUYER.email);
  await page.getByRole('button', { name: 'Buat Pesanan' }).click();
  await page.waitForURL(/\/order-history\/[0-9a-f]{40}/);
  await expect(page.getByText(/Terima Kasih telah melakukan pemesanan/)).toBeVisible();
});

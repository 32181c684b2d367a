import { demoTest as test, newPhone, signIn, signUp } from '../support/customer.ts';
import { looks, take } from '../support/pictures.ts';
import { Shopper } from '../support/shopper.ts';

for (const { name: look, use } of looks) {
  test.describe(look, () => {
    test.use(use);
    test.setTimeout(120_000);

    test('the account of a customer', async ({ page }) => {
      const shopper = new Shopper(page);
      const main = page.getByRole('main');

      await shopper.goto('/profile');
      await page.getByLabel('First Name').waitFor();
      await take(page, 'profile');
      await page.getByLabel('First Name').fill('');
      await main.getByRole('button', { name: 'Simpan' }).click();
      await page.getByText('Kolom First Name harus diisi').waitFor();
      await take(page, 'profile-errors');

      await shopper.goto('/password');
      await take(page, 'password');
      await main.getByRole('button', { name: 'Ganti Password' }).click();
      await page.getByText('Kolom Current Password harus diisi').waitFor();
      await take(page, 'password-errors');

      await shopper.goto('/wishlist');
      await main.getByRole('article').first().waitFor();
      await take(page, 'wishlist');
      await main
        .getByRole('button', { name: /^Hapus .* dari Wishlist$/ })
        .first()
        .click();
      await take(page, 'wishlist-delete', 'screen');

      await shopper.goto('/user-address');
      await main.getByText('Rumah').first().waitFor();
      await take(page, 'addresses');
      await main.getByRole('button', { name: 'Ubah alamat Kantor' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Kecamatan').waitFor();
      await take(page, 'address-edit', 'screen');
      await form.getByRole('button', { name: 'Tutup' }).click();
      await main.getByRole('button', { name: 'Tambah Alamat' }).click();
      await form.getByRole('button', { name: 'Simpan' }).click();
      await form.getByText('Kolom First Name harus diisi').waitFor();
      await take(page, 'address-add-errors', 'screen');
      await form.getByRole('button', { name: 'Tutup' }).click();
      await main.getByRole('button', { name: 'Hapus alamat Kantor' }).click();
      await take(page, 'address-delete', 'screen');

      await shopper.goto('/order-history');
      await main.getByRole('row').nth(1).waitFor();
      await take(page, 'order-history');
      await shopper.goto('/order-history?s=tidakada');
      await main.getByText('tidakada').first().waitFor();
      await take(page, 'order-history-not-found');
    });
  });

  test.describe(`${look}, a new customer`, () => {
    test.use({ ...use, storageState: { cookies: [], origins: [] } });

    test('the way in, and an account with nothing in it', async ({ page }) => {
      const shopper = new Shopper(page);
      const phone = newPhone();
      await shopper.goto('/sign-up');
      await take(page, 'sign-up');
      await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
      await page.getByText('Kolom Phone No harus diisi').waitFor();
      await take(page, 'sign-up-errors');
      await signUp(page, phone, 'rahasia-sekali');
      await take(page, 'signed-up');
      await signIn(page, phone, 'rahasia-sekali');
      await take(page, 'signed-in', 'screen');
      for (const [name, path, words] of [
        ['wishlist-empty', '/wishlist', 'Wishlist Anda masih kosong'],
        ['addresses-empty', '/user-address', 'Belum ada alamat'],
        ['order-history-empty', '/order-history', 'Belum ada pesanan'],
      ] as const) {
        await shopper.goto(path);
        await page.getByText(words).waitFor();
        await take(page, name);
      }
    });
  });
}

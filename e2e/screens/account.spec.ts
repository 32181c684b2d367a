import { test } from '@playwright/test';
import { walkAccount, walkSignUp } from '../support/account-states.ts';
import { DEMO_STATE, newPhone, PASSWORD, signIn, signUp } from '../support/customer.ts';
import { variants, take } from '../support/pictures.ts';
import { Shopper } from '../support/shopper.ts';

test.use({ storageState: DEMO_STATE });

for (const { name: variant, use } of variants) {
  test.describe(variant, () => {
    test.use(use);
    test.setTimeout(120_000);

    test('captures the account pages of a customer', async ({ page }) => {
      await walkAccount(page, (state, part) => take(page, state, part));
    });
  });

  test.describe(`${variant}, a new customer`, () => {
    test.use({ ...use, storageState: { cookies: [], origins: [] } });

    test('captures sign-up, sign-in and an empty account', async ({ page }) => {
      const shopper = new Shopper(page);
      const phone = newPhone();
      await walkSignUp(page, (state) => take(page, state));
      await signUp(page, phone, PASSWORD);
      await take(page, 'signed-up');
      await signIn(page, phone, PASSWORD);
      await take(page, 'signed-in', 'screen');
      for (const [name, path, text] of [
        ['wishlist-empty', '/wishlist', 'Wishlist Anda masih kosong'],
        ['addresses-empty', '/user-address', 'Belum ada alamat'],
        ['order-history-empty', '/order-history', 'Belum ada pesanan'],
      ] as const) {
        await shopper.goto(path);
        await page.getByText(text).waitFor();
        await take(page, name);
      }
    });
  });
}

import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

for (const [path, name] of [
  ['/cart', 'Cart'],
  ['/checkout', 'Checkout'],
  ['/profile', 'My Profile'],
  ['/wishlist', 'Wishlist'],
  ['/user-address', 'Daftar Alamat'],
  ['/order-history', 'Order History'],
  ['/sign-out', 'Sign Out'],
] as const) {
  test(`${path} says without script what it needs, and not that it is loading @phone-first`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.locator('noscript p')).toBeVisible();
    await expect(main.locator('noscript p')).toContainText(`${name} memerlukan JavaScript.`);
    await expect(main.getByText(/^Memuat/)).toBeHidden();
    await expect(main.getByRole('status')).toHaveCount(0);
    // Skeletons and spinners.
    await expect(main.locator('span[aria-hidden="true"]:visible')).toHaveCount(0);
  });
}

for (const [path, name] of [
  ['/sign-in', 'Sign In to Your Account'],
  ['/sign-up', 'Create Account'],
  ['/forgot-password', 'Lupa Kata Sandi'],
  ['/reset-password', 'Buat Kata Sandi Baru'],
  ['/order/find', 'Temukan Pesanan'],
] as const) {
  test(`${path} says without script what it needs, and asks for nothing that it cannot send @phone-first`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.locator('noscript p')).toBeVisible();
    await expect(main.locator('noscript p')).toContainText(`${name} memerlukan JavaScript.`);
    await expect(main.getByRole('form')).toHaveCount(0);
    await expect(main.getByRole('textbox')).toHaveCount(0);
  });
}

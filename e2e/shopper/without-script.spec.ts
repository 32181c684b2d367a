import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

// Each kind of page once; `web/src/ui/script-only.server.test.ts` tests the HTML of all of them.
for (const [path, name] of [
  ['/cart', 'Cart'],
  ['/checkout', 'Checkout'],
  ['/profile', 'My Profile'],
  ['/sign-in', 'Sign In to Your Account'],
  ['/sign-out', 'Sign Out'],
] as const) {
  test(`${path} without script shows that it needs JavaScript, and no spinner or form @phone-first`, async ({
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
    await expect(main.getByRole('form')).toHaveCount(0);
    await expect(main.getByRole('textbox')).toHaveCount(0);
  });
}

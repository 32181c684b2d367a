import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

for (const [path, name] of [
  ['/cart', 'Cart'],
  ['/checkout', 'Checkout'],
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
  });
}

import { test } from '@playwright/test';
import { variants, take } from '../support/pictures.ts';
import { Shopper } from '../support/shopper.ts';

for (const { name: variant, use } of variants) {
  test.describe(variant, () => {
    test.use(use);
    test.setTimeout(240_000);

    test('captures every page of a guest', async ({ page }) => {
      const shopper = new Shopper(page);
      for (const [name, path] of [
        ['home', '/'],
        ['listing', '/product'],
        ['listing-category', '/product?category=smartphone'],
        ['listing-empty', '/product?s=tidakadabarangini'],
        ['product-unknown', '/product/tidak-ada'],
        ['cart-empty', '/cart'],
        ['checkout-empty', '/checkout'],
        ['article', '/article/terms-and-conditions'],
        ['sign-in', '/sign-in'],
        ['order-unknown', `/order/guest/${'0'.repeat(40)}`],
      ] as const) {
        await shopper.goto(path);
        await take(page, name);
      }
      await shopper.goto('/product?s=galaxy');
      await shopper.openFirstInStock();
      await take(page, 'product');
      await shopper.addToCart();
      await shopper.goto('/product?s=charger');
      await shopper.openFirstInStock();
      await shopper.addToCart();
      await take(page, 'product-added');
      await shopper.goto('/cart');
      await page.getByRole('link', { name: 'Checkout' }).first().waitFor();
      await take(page, 'cart');
      await shopper.goto('/checkout');
      await page.getByRole('button', { name: 'Simpan' }).click();
      await page.getByText('Kolom Phone No harus diisi').waitFor();
      await take(page, 'checkout-errors');
      await shopper.fillBuyer();
      await shopper.fillCheckout('Transfer Manual BCA');
      await shopper.splitPayment('500.000');
      await shopper.addPayment(2, 'BCA Virtual Account');
      await page.getByText('Sesuai dengan Total Tagihan').waitFor();
      await take(page, 'checkout');
      await shopper.sendOrder();
      await page.getByRole('region', { name: 'Rincian Biaya' }).waitFor();
      await take(page, 'order');
      await page.getByRole('link', { name: 'Bayar dengan BCA Virtual Account' }).click();
      await page.waitForURL('**/sandbox/ipay88/PG');
      await take(page, 'sandbox');
      await page.locator('button[value="pay"]').click();
      await page.getByText('Payment Success').waitFor();
      await take(page, 'order-paid');
    });
  });
}

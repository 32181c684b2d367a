import { test, type Page } from '@playwright/test';
import { DEMO_STATE, openDemoOrder } from '../support/customer.ts';
import { pictureUrl, writePicture } from '../support/docs-pictures.ts';
import { Shopper } from '../support/shopper.ts';

const PRODUCT = '/product/galaxy-a55-5g-8-256';
const calm = { reducedMotion: 'reduce' as const };

/** The cart and the checkout of a guest who buys two products. */
async function buy(page: Page): Promise<void> {
  const shopper = new Shopper(page);
  await shopper.putInCart('charger');
  await shopper.goto(PRODUCT);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await shopper.addedPanel.getByRole('heading').waitFor();
  await writePicture(page, 'added-panel');
  await shopper.goto('/cart');
  await page.getByRole('link', { name: 'Checkout' }).first().waitFor();
  await writePicture(page, 'cart');
  await shopper.goto('/checkout');
  await shopper.fillBuyer();
  await shopper.chooseCourier('JNE');
  await shopper.payBy(1, 'BCA Virtual Account');
  await page.getByRole('complementary').getByText('Biaya Pembayaran').first().waitFor();
  await writePicture(page, 'checkout');
}

test.describe('pictures of the docs on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, contextOptions: calm });

  for (const [name, path, top = 0] of [
    ['home', '/'],
    ['listing', '/product?category=smartphone&brand=samsung'],
    ['product', PRODUCT],
    ['comparison', '/compare?p=galaxy-a55-5g-8-256,iphone-16-128-gb', 420],
  ] as const) {
    test(`captures the picture ${name} of the docs`, async ({ page }) => {
      await new Shopper(page).goto(path);
      await page.evaluate((y) => {
        scrollTo(0, y);
      }, top);
      await writePicture(page, name);
    });
  }

  test('captures cart and checkout for the docs', async ({ page }) => {
    await buy(page);
  });
});

test.describe('pictures of the docs for a customer', () => {
  test.use({
    storageState: DEMO_STATE,
    viewport: { width: 1280, height: 800 },
    contextOptions: calm,
  });

  test('captures order history and order page for the docs', async ({ page }) => {
    await new Shopper(page).goto('/order-history');
    await page.getByRole('link', { name: /^SO/ }).first().waitFor();
    await writePicture(page, 'order-history');
    await openDemoOrder(page, 'Sudah Dikirim (DONE)');
    await writePicture(page, 'order');
  });
});

test.describe('pictures of the docs in dark mode', () => {
  test.use({
    viewport: { width: 1280, height: 800 },
    colorScheme: 'dark',
    contextOptions: calm,
  });

  test('captures the product page in dark mode', async ({ page }) => {
    await new Shopper(page).goto(PRODUCT);
    await writePicture(page, 'dark');
  });
});

test.describe('pictures of the docs on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    contextOptions: calm,
  });

  test('captures the product page on a phone', async ({ page }) => {
    await new Shopper(page).goto(PRODUCT);
    await writePicture(page, 'phone');
  });
});

test.describe('picture of the README', () => {
  test.use({ viewport: { width: 1280, height: 780 } });

  test('composes the storefront picture of the README', async ({ page }) => {
    await page.setContent(`
      <style>
        body { margin: 0; background: #e1ecea }
        img { position: absolute; border-radius: 16px; box-shadow: 0 8px 32px #0003 }
        .laptop { left: 40px; top: 56px; width: 1068px }
        .phone { right: 40px; top: 124px; width: 290px; border: 8px solid #17212b; border-radius: 32px }
      </style>
      <img class="laptop" alt="" src="${pictureUrl('home')}">
      <img class="phone" alt="" src="${pictureUrl('phone')}">`);
    await writePicture(page, 'storefront');
  });
});

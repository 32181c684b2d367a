import { expect, test, type Page } from '@playwright/test';
import { Shopper } from '../support/shopper.ts';

/** A window of 1280 x 1024 px at 400 % zoom, in CSS px. */
const ZOOMED = { width: 320, height: 256 };

/** Classes of elements that are fixed or sticky when the page is scrolled to its middle. */
const fixedElements = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    const stuck = [...document.querySelectorAll('header, aside, main *')].filter((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      const isInView = top < window.innerHeight && bottom > 0 && width > window.innerWidth / 2;
      return isInView && ['fixed', 'sticky'].includes(getComputedStyle(element).position);
    });
    return stuck.map((element) => element.className);
  });

test('pages have no fixed bars at 400 % zoom @long', async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  const shopper = new Shopper(page);
  await shopper.goto('/product');
  await page
    .getByRole('main')
    .getByRole('button', { name: /andingkan/ })
    .first()
    .click();
  const tray = page.getByRole('complementary', { name: 'Produk untuk dibandingkan' });
  await expect(tray).toBeVisible();
  expect(await fixedElements(page), 'listing').toEqual([]);

  await shopper.goto('/product/iphone-16-pro-max-256-gb');
  expect(await fixedElements(page), 'product').toEqual([]);
  await shopper.addToCart();

  await shopper.goto('/cart');
  expect(await fixedElements(page), 'cart').toEqual([]);

  await shopper.goto('/checkout');
  const summary = page.getByRole('complementary', { name: 'Ringkasan Pesanan' });
  await expect(summary.getByText('Belum lengkap')).toBeVisible();
  expect(await fixedElements(page), 'checkout').toEqual([]);
  await expect(summary.getByRole('heading', { name: 'Ringkasan Pesanan' })).toBeVisible();
  await summary.getByRole('button', { name: 'Buat Pesanan' }).click();
  await expect(page.getByText('Kolom First Name harus diisi')).toBeInViewport();
});

test('the account menu fits in 360 px at twice the font size @phone-first @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await new Shopper(page).goto('/');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.getByRole('banner').getByRole('button', { name: /^Akun/ }).click();
  const entry = page.getByRole('link', { name: 'Create Account' });
  await expect(entry).toBeInViewport({ ratio: 1 });
});

test('the badge of the cart link does not cover its icon at twice the font size @phone-first @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await new Shopper(page).openCheckoutWithCharger();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await expect(cart).toBeVisible();
  const covered = await cart.evaluate((link) => {
    const [icon, number] = [...link.children].map((each) => each.getBoundingClientRect());
    if (!icon || !number) return 1;
    const inline = Math.min(icon.right, number.right) - Math.max(icon.left, number.left);
    const block = Math.min(icon.bottom, number.bottom) - Math.max(icon.top, number.top);
    return (inline * block) / (icon.width * icon.height);
  });
  expect(covered).toBeGreaterThan(0);
  expect(covered).toBeLessThan(0.33);
});

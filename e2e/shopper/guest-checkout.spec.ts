import { expect, test, type Page } from '@playwright/test';
import { sidewaysFindings } from '../support/findings.ts';
import { openGuestOrder } from '../support/orders.ts';
import { BUYER, Shopper } from '../support/shopper.ts';

/** Two different products in the cart, the second of them twice. */
async function fillCart(shopper: Shopper): Promise<void> {
  await shopper.goto('/');
  await shopper.search('galaxy');
  const first = await shopper.openFirstInStock();
  const variants = shopper.page.getByRole('group', { name: 'Pilih Varian' });
  if ((await variants.count()) > 0) await variants.getByRole('radio').last().check({ force: true });
  await shopper.addToCart();

  await shopper.search('charger');
  const second = await shopper.openFirstInStock();
  expect(second).not.toBe(first);
  await shopper.addToCart();

  await shopper.goto('/cart');
  const main = shopper.page.getByRole('main');
  await expect(main.getByText(first).first()).toBeVisible();
  await main.getByRole('button', { name: 'Tambah jumlah' }).last().click();
}

/** Figures of the order page, by name. */
async function orderFigures(page: Page): Promise<Record<string, string>> {
  const figures = page.getByRole('region', { name: 'Rincian Biaya' });
  await expect(figures).toBeVisible();
  const names = await figures.locator('dt').allTextContents();
  const amounts = await figures.locator('dd').allTextContents();
  return Object.fromEntries(names.map((name, index) => [name, amounts[index] ?? '']));
}

/** The text of the checkout summary. */
async function summaryText(page: Page): Promise<string> {
  const summary = page.getByRole('complementary', { name: 'Ringkasan Pesanan' });
  // The last figure to arrive: the fee of the second payment.
  await expect(summary).toContainText('Rp 4.000');
  return ((await summary.textContent()) ?? '').replaceAll('\u00a0', ' ');
}

test('a guest orders two products by courier, splits the payment over two methods and pays @phone', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await fillCart(shopper);
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).first().click();
  await page.waitForURL('**/checkout');
  await shopper.fillBuyer();

  await shopper.chooseCourier('JNE');

  await shopper.payBy(1, 'Transfer Manual BCA');
  await shopper.splitPayment('500.000');
  await shopper.addPayment(2, 'BCA Virtual Account');
  await expect(page.getByText('Sesuai dengan Total Tagihan')).toBeVisible();
  const summary = await summaryText(page);
  await page.getByLabel('Email').fill(BUYER.email);
  await shopper.sendOrder();

  const figures = await orderFigures(page);
  expect(figures['Biaya Pembayaran']).toBe('Rp 4.000');
  const money = (name: string) => Number((figures[name] ?? '').replace(/\D/g, ''));
  expect(money('Total Bayar')).toBe(
    money('Sub Total') +
      money('Ongkos Kirim') +
      money('Biaya Asuransi') +
      money('Biaya Pembayaran'),
  );
  expect(money('Ongkos Kirim')).toBeGreaterThan(0);
  for (const name of ['Sub Total', 'Ongkos Kirim', 'Biaya Asuransi', 'Total Bayar']) {
    expect(summary, `${name} of the order was shown at checkout`).toContain(figures[name]);
  }

  await page.getByRole('link', { name: 'Bayar dengan BCA Virtual Account' }).click();
  await page.waitForURL('**/sandbox/ipay88/PG');
  await page.locator('button[value="pay"]').click();
  await page.waitForURL(/\/order\/guest\/[0-9a-f]{40}/);
  await expect(
    page.getByText('Pembayaran Anda melalui BCA Virtual Account telah berhasil dilakukan'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/order\/guest\/[0-9a-f]{40}$/);
  await expect(page.getByText('Lunas')).toBeVisible();

  await shopper.goto('/cart');
  await expect(page.getByText('Belum ada Produk apapun di dalam Cart')).toBeVisible();
});

test('a guest orders with self pickup and pays no shipping fee', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.openCheckoutWithCharger();
  await shopper.fillBuyer();
  await shopper.fillCheckout('Transfer Manual BCA', { isPickup: true });
  await shopper.sendOrder();
  const figures = await orderFigures(page);
  expect(figures['Ongkos Kirim']).toBe('Rp 0');
  expect(figures['Biaya Asuransi']).toBe('Rp 0');
  expect(figures['Total Bayar']).toBe(figures['Sub Total']);
  const delivery = page.getByRole('region', { name: 'Informasi Pengiriman' });
  await expect(delivery.getByText('Self Pickup')).toBeVisible();
  await expect(delivery).toContainText('Jl. Prof. Dr. Satrio Kav. 18');
  await expect(delivery).toContainText('Senin-Sabtu 09.00-18.00');
});

test('a guest cancels the payment on the payment page, sees a pop-up and can pay again', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await openGuestOrder(shopper, 'BCA Virtual Account');
  await page.getByRole('link', { name: 'Bayar dengan BCA Virtual Account' }).click();
  await page.waitForURL('**/sandbox/ipay88/PG');
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  const sideways = sidewaysFindings(page);
  for (const width of [320, 768, 960]) {
    await page.setViewportSize({ ...size, width });
    await sideways.check(`page of the payment provider, ${String(width)} px`);
  }
  sideways.expectNone();
  await page.setViewportSize(size);
  await page.locator('button[value="cancel"]').click();
  await page.waitForURL(/\/order\/guest\//);
  await expect(page.getByText('Pembayaran Transaksi Anda telah dibatalkan')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bayar dengan BCA Virtual Account' })).toBeVisible();
});

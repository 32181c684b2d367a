import { expect, test } from '@playwright/test';
import { operator } from '../support/operator.ts';
import { expectPrice } from '../support/prices.ts';
import { Shopper } from '../support/shopper.ts';

test('what rose in price or fell in stock between two visits is settled with one tap each', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const laptop = await shopper.putInCart('ROG Strix G16');
  await shopper.visit('/cart');
  const main = page.getByRole('main');
  for (const pieces of ['2', '3']) {
    await main.getByRole('button', { name: 'Tambah jumlah' }).click();
    await expect(main.getByRole('textbox', { name: `Jumlah ${laptop}` })).toHaveValue(pieces);
  }
  await page.goto('about:blank');
  await operator('price', 'LP-234', '31999000');
  await expectPrice(laptop, 31_999_000);

  await shopper.visit('/cart');
  await expect(
    main.getByText(`Harga ${laptop} naik dari Rp 31.499.000 menjadi Rp 31.999.000`),
  ).toBeVisible();
  await expect(main.getByRole('button', { name: 'Checkout' })).toBeDisabled();
  await main.getByRole('button', { name: `Setuju dengan harga baru ${laptop}` }).click();
  await expect(main.getByRole('link', { name: 'Checkout' })).toBeVisible();

  await operator('stock', 'LP-234', '--warehouse', 'Toko Bandung', '--set', '0');
  await operator('stock', 'LP-234', '--warehouse', 'Toko Surabaya', '--set', '0');
  await operator('price', 'LP-234', '32499000');
  await expectPrice(laptop, 32_499_000);
  await main.getByRole('link', { name: 'Checkout' }).click();
  const changes = page.getByRole('region', { name: 'Ada perubahan pada pesanan Anda' });
  await changes.getByRole('button', { name: `Ubah jumlah ${laptop} menjadi 2` }).click();
  await changes.getByRole('button', { name: `Setuju dengan harga baru ${laptop}` }).click();
  await expect(changes).toBeHidden();
  const summary = page.getByRole('complementary', { name: 'Ringkasan Pesanan' });
  await expect(summary.locator('summary', { hasText: 'Sub Total' })).toContainText('Rp 64.998.000');
});

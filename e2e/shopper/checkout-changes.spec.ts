import { expect, test, type Page } from '@playwright/test';
import { expectInClearView } from '../support/clear-view.ts';
import { operator } from '../support/operator.ts';
import { changePrice, productNumber } from '../support/prices.ts';
import { rupiah, Shopper } from '../support/shopper.ts';

/** A figure of the checkout summary. */
const figureOf = (page: Page, name: string) =>
  page
    .getByRole('complementary', { name: 'Ringkasan Pesanan' })
    .locator('summary')
    .filter({ has: page.getByText(name, { exact: true }) });

const amountOf = async (page: Page, name: string) =>
  rupiah((await figureOf(page, name).textContent()) ?? '');

test('cart and checkout let the shopper accept a higher price and a lower stock with one tap each', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const laptop = await shopper.putInCart('ROG Strix G16');
  await shopper.goto('/cart');
  const main = page.getByRole('main');
  for (const pieces of ['2', '3']) {
    await main.getByRole('button', { name: 'Tambah jumlah' }).click();
    await expect(main.getByRole('textbox', { name: `Jumlah ${laptop}` })).toHaveValue(pieces);
  }
  await page.goto('about:blank');
  await changePrice(laptop, 31_999_000);

  await shopper.goto('/cart');
  await expect(
    main.getByText(`Harga ${laptop} naik dari Rp 31.499.000 menjadi Rp 31.999.000`),
  ).toBeVisible();
  await expect(main.getByRole('button', { name: 'Checkout' })).toBeDisabled();
  await main.getByRole('button', { name: `Setuju dengan harga baru ${laptop}` }).click();
  await expect(main.getByRole('link', { name: 'Checkout' })).toBeVisible();

  await operator('stock', 'LP-234', '--warehouse', 'Toko Bandung', '--set', '0');
  await operator('stock', 'LP-234', '--warehouse', 'Toko Surabaya', '--set', '0');
  await changePrice(laptop, 32_499_000);
  await main.getByRole('link', { name: 'Checkout' }).click();
  const changes = page.getByRole('region', { name: 'Ada perubahan pada pesanan Anda' });
  await changes.getByRole('button', { name: `Ubah jumlah ${laptop} menjadi 2` }).click();
  await changes.getByRole('button', { name: `Setuju dengan harga baru ${laptop}` }).click();
  await expect(changes).toBeHidden();
  await expect(figureOf(page, 'Sub Total')).toContainText('Rp 64.998.000');
});

test('the checkout shows a price that rises before the order is sent, and one tap accepts it @phone-first', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const charger = await shopper.openCheckout('UGREEN');
  await shopper.fillBuyer();
  const submit = await shopper.fillCheckout('Credit Card');
  const amount = (name: string) => amountOf(page, name);
  await expect(figureOf(page, 'Biaya Pembayaran')).toContainText('Rp');
  await expect(submit).not.toHaveAttribute('aria-busy', 'true');
  const [price, seen] = [await amount('Sub Total'), await amount('Total')];
  await changePrice(charger, price + 50_000, '--original', '0');

  await submit.click();
  const accept = page.getByRole('button', { name: `Setuju dengan harga baru ${charger}` });
  await expect(accept).toBeFocused();
  await expectInClearView(accept);
  const popUp = page.getByRole('alert').or(page.locator('[aria-live="assertive"]'));
  await expect(popUp.getByText(`Harga ${charger} naik dari`).first()).toBeVisible();
  await expect(page.getByText('Total Jumlah Pembayaran harus sama')).toHaveCount(0);

  const sentence = page.getByText(/^Total Tagihan berubah dari/);
  await expect(sentence).toBeVisible();
  const figures = ((await sentence.textContent()) ?? '').match(/Rp[\s\u00a0][\d.]+/g) ?? [];
  expect(figures.map(rupiah)).toEqual([seen, await amount('Total')]);
  expect(await amount('Total')).toBeGreaterThan(seen);
  expect(await amount('Total Bayar')).toBe(
    (await amount('Total')) + (await amount('Biaya Pembayaran')),
  );

  await accept.click();
  await expect(sentence).toBeHidden();
  await shopper.sendOrder();
});

test('cart and checkout show a price that fell @phone-first', async ({ page }) => {
  const shopper = new Shopper(page);
  const name = await shopper.putInCart('Keychron');
  await shopper.goto('/cart');
  const summary = page.getByRole('region', { name: 'Ringkasan' });
  const price = await shopper.figure(summary, 'Sub Total');
  await changePrice(name, price - 25_000);
  const sentence = page
    .getByRole('main')
    .getByText(new RegExp(`^Harga ${name} turun dari Rp`))
    .first();
  await shopper.goto('/cart');
  await expect(sentence).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click();
  await page.waitForURL('**/checkout');
  await expect(sentence).toBeVisible();
  await expect(page.getByText('Ada perubahan pada pesanan Anda')).toBeHidden();
});

test('the checkout lists figures that change while the order is sent, and one tap accepts them @phone-first', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const name = await shopper.openCheckout('Anker');
  await shopper.fillBuyer();
  const submit = await shopper.fillCheckout('Transfer Manual BCA');
  const amount = (title: string) => amountOf(page, title);
  await expect(figureOf(page, 'Total')).toContainText('Rp');
  const [price, total] = [await amount('Sub Total'), await amount('Total')];
  await changePrice(name, price - 10_000);

  await submit.click();
  const list = page.getByRole('region', { name: 'Rincian yang berubah' });
  const rowOf = async (title: string) =>
    (
      await list
        .getByRole('row')
        .filter({ hasText: title })
        .first()
        .getByRole('cell')
        .allTextContents()
    ).map(rupiah);
  await expect(list).toBeVisible();
  expect(await rowOf(name)).toEqual([price, price - 10_000]);
  expect(await rowOf('Sub Total')).toEqual([price, price - 10_000]);
  const agree = list.getByRole('button', { name: 'Setuju dengan rincian baru' });
  await expect(agree).toBeFocused();
  await expect(agree).toBeInViewport({ ratio: 1 });
  await agree.click();
  await expect(list).toBeHidden();
  expect(await amount('Total')).toBeLessThan(total);
  await submit.click();
  await page.waitForURL(/\/order\/guest\//);
});

test('the checkout offers another pickup store when the chosen one sells out before the order is sent', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const name = await shopper.openCheckout('Acer Nitro V 15');
  await shopper.fillBuyer();
  const submit = await shopper.fillCheckout('Transfer Manual BCA', { isPickup: true });
  const stores = page.getByRole('group', { name: 'Ambil di' });
  await expect(stores.getByRole('radio', { name: /Gudang Jakarta/ })).toBeChecked();
  await operator('stock', await productNumber(name), '--warehouse', 'Gudang Jakarta', '--set', '0');

  await submit.click();
  const changes = page.getByRole('region', { name: 'Rincian yang berubah' });
  const store = changes.getByRole('row').filter({ hasText: 'Ambil di' });
  await expect(store.getByRole('cell')).toHaveText([/Gudang Jakarta/, /Toko Bandung/]);
  await expect(stores.getByRole('radio', { name: /Toko Bandung/ })).toBeChecked();
  const agree = changes.getByRole('button', { name: 'Setuju dengan rincian baru' });
  await expect(agree).toBeFocused();
  await agree.click();
  await submit.click();
  await page.waitForURL(/\/order\/guest\//);
  await expect(page.getByRole('main')).toContainText('Toko Bandung');
});

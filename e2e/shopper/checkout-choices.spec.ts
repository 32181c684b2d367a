import { expect, test, type Page } from '@playwright/test';
import { rupiah, Shopper } from '../support/shopper.ts';

const group = (page: Page, name: string) => page.getByRole('group', { name });
const couriers = (page: Page) => group(page, 'Metode Pengiriman').getByRole('radio');
const services = (page: Page) => group(page, 'Layanan Pengiriman').getByRole('radio');
const figure = (page: Page, name: string) =>
  page
    .getByRole('complementary', { name: 'Ringkasan Pesanan' })
    .locator('summary', { hasText: name });

/** Chooses the first courier; the page chooses its first service. */
async function takeCourier(page: Page): Promise<void> {
  await couriers(page).first().check({ force: true });
  await expect(services(page).first()).toBeChecked();
  await expect(figure(page, 'Ongkos Kirim')).toContainText('Rp');
}

/** Expects no courier, no service and no fees. */
async function expectCleared(page: Page): Promise<void> {
  await expect(services(page)).toHaveCount(0);
  for (const courier of await couriers(page).all()) await expect(courier).not.toBeChecked();
  await expect(figure(page, 'Ongkos Kirim')).not.toContainText('Rp');
  await expect(figure(page, 'Biaya Asuransi')).not.toContainText('Rp');
}

test('the checkout clears courier and fees after a change of address, shipping type or warehouse', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const laptop = await shopper.openCheckout('Legion Pro 5i');
  await shopper.fillBuyer();
  await takeCourier(page);

  await page.getByRole('button', { name: 'Ubah data pembeli dan alamat' }).click();
  await expect(couriers(page).first()).toBeDisabled();
  await page.getByLabel('First Name').fill('Dewi');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expectCleared(page);

  await takeCourier(page);
  const surabaya = page.getByRole('radio', { name: /Toko Surabaya/ });
  await surabaya.check({ force: true });
  await expectCleared(page);

  await takeCourier(page);
  await page.getByRole('radio', { name: /Self Pickup/ }).check({ force: true });
  await expect(figure(page, 'Ongkos Kirim')).toContainText('Rp 0');
  // The laptop is in stock in Jakarta and Surabaya: the page chooses the first store of the list that has it.
  const pickup = group(page, 'Ambil di');
  await expect(pickup.getByRole('radio').first()).toBeChecked();
  const bandung = pickup.getByRole('radio', { name: /Toko Bandung/ });
  await expect(bandung).toBeDisabled();
  await expect(pickup).toContainText(`Stok tidak cukup untuk ${laptop}`);

  await page.getByRole('radio', { name: /^Delivery/ }).check({ force: true });
  await expectCleared(page);
});

test('two tabs share cart and checkout, and a reload restores both', async ({ page, context }) => {
  const shopper = new Shopper(page);
  await shopper.openCheckoutWithCharger();
  const other = await context.newPage();
  const elsewhere = new Shopper(other);
  await elsewhere.goto('/checkout');

  await page.getByLabel('First Name').fill('Sari');
  await page.getByLabel('First Name').blur();
  await expect(other.getByLabel('First Name')).toHaveValue('Sari');
  await elsewhere.fillBuyer();
  await expect(page.getByText('Jl. Melati No. 5')).toBeVisible();
  await takeCourier(other);
  await expect(services(page).first()).toBeChecked();

  // The shopper is typing here: changes of the other tab are applied, but not to this input.
  await page.getByLabel('Email').fill('sari@');
  await elsewhere.payBy(1, 'Transfer Manual BCA');
  await expect(
    shopper.paymentRow(1).getByRole('radio', { name: /^Transfer Manual BCA/ }),
  ).toBeChecked();
  await other.getByLabel('Email').fill('lain@example.com');
  await expect(page.getByLabel('Email')).toHaveValue('sari@');
  await page.getByLabel('Email').pressSequentially('example.com');
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('sari@example.com');
  await expect(services(page).first()).toBeChecked();

  await elsewhere.putInCart('casing');
  const lines = page
    .getByRole('complementary', { name: 'Ringkasan Pesanan' })
    .locator('ul')
    .first()
    .locator('li');
  await expect(lines).toHaveCount(2);
});

test('the checkout shows price and days of each courier before it is chosen, and charges that price', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.openCheckoutWithCharger();
  await shopper.fillBuyer();
  const cards = group(page, 'Metode Pengiriman').locator('label', { hasText: 'mulai Rp' });
  await expect(cards.first()).toContainText(/[A-Z]+ · .*hari.*mulai Rp/);
  await expect(cards).toHaveCount(3);
  const [, before] = /mulai (Rp [\d.]+)/.exec(await cards.first().innerText()) ?? [];

  await takeCourier(page);
  const prices = await group(page, 'Layanan Pengiriman').locator('label').allInnerTexts();
  const cheapest = Math.min(...prices.map((text) => rupiah(/Rp.*/.exec(text)?.[0] ?? '')));
  expect(rupiah(before ?? '')).toBe(cheapest);
});

test('the checkout shows the monthly costs of a payment method with instalments', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.openCheckout('Galaxy A55');
  await shopper.fillBuyer();
  await takeCourier(page);
  await shopper.payBy(1, 'Kredivo');
  const row = page.getByRole('group', { name: 'Pembayaran 1' });
  const total = row.getByRole('term').filter({ hasText: 'Total' }).locator('+ dd');
  await expect(row.getByText(/^3x Rp/)).toBeVisible();
  // Three parts without interest cover the total, and no more than a rupiah each.
  const [sum, part] = await Promise.all(
    [total, row.getByText(/^3x Rp/)].map(async (element) =>
      rupiah(/Rp.*/.exec(await element.innerText())?.[0] ?? ''),
    ),
  );
  expect(part).toBe(Math.ceil((sum ?? 0) / 3));
  await expect(row.getByText(/^\d+x Rp\s[\d.]+ \/bulan$/)).toHaveCount(3);
});

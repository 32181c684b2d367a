import { expect, test } from '@playwright/test';
import { BUYER, rupiah, Shopper } from '../support/shopper.ts';

const PRODUCT = '/product/galaxy-a55-5g-8-256';

test('the product page stores the city and shows the shipping fee that the checkout charges @phone-first', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.goto(PRODUCT);
  const box = page.getByRole('region', { name: 'Ongkir ke kota Anda' });
  // The box itself is replaced when its script has loaded.
  const below = page.getByText('Tanpa harus punya akun');
  await below.scrollIntoViewIfNeeded();
  await box.getByRole('combobox').first().selectOption({ label: BUYER.province });
  await box.getByRole('combobox').last().selectOption({ label: BUYER.city });
  const fee = box.getByText('Mulai dari').locator('..');
  await expect(fee).toContainText(/Rp [\d.]+.+ · \d.*hari/);
  const text = (await fee.textContent()) ?? '';
  const price = rupiah(/Rp [\d.]+/.exec(text.replaceAll('\u00a0', ' '))?.[0] ?? '');
  const [courier = '', service = ''] =
    /[A-Z][\w& ]+(?= ·)/.exec(text.replace(/.*Rp[\s\d.]+/, ''))?.[0].split(/ (?=\S+$)/) ?? [];

  await shopper.addToCart();
  await shopper.goto(PRODUCT);
  await below.scrollIntoViewIfNeeded();
  await expect(box.getByRole('combobox').last().locator('option:checked')).toHaveText(BUYER.city);
  await expect(fee).toContainText('Rp');

  await shopper.goto('/checkout');
  await shopper.fillBuyer();
  await page
    .getByRole('radio', { name: new RegExp(`^${courier}`) })
    .first()
    .check({ force: true });
  await page
    .getByRole('group', { name: 'Layanan Pengiriman' })
    .getByRole('radio', { name: new RegExp(service) })
    .check({ force: true });
  const summary = page.getByRole('complementary', { name: 'Ringkasan Pesanan' });
  const charged = summary.locator('summary').filter({ hasText: 'Ongkos Kirim' });
  await expect
    .poll(async () => rupiah(/Rp\s[\d.]+/.exec((await charged.textContent()) ?? '')?.[0] ?? ''))
    .toBe(price);
});

import { expect, test } from '@playwright/test';
import { rupiah, Shopper } from '../support/shopper.ts';

test('the split plans of the checkout fill in amounts that add up to the amount due @phone-first', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.openCheckoutWithCharger();
  await shopper.fillBuyer();
  await shopper.chooseCourier('JNE');
  await shopper.payBy(1, 'Transfer Manual BCA');
  await shopper.splitPayment();
  await page.getByRole('button', { name: 'Tambah Metode Pembayaran' }).click();
  const plans = page.getByRole('group', { name: 'Atur jumlah' });
  const rows = page.getByRole('group', { name: /^Pembayaran \d$/ });
  const amounts = async () => {
    const texts = await rows
      .getByLabel('Jumlah')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    return texts.map(rupiah);
  };
  const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

  await plans.getByRole('button', { name: 'Bagi rata' }).click();
  await expect(page.getByText('Sesuai dengan Total Tagihan')).toBeVisible();
  const [first = 0, second = 0, ...rest] = await amounts();
  expect(rest).toEqual([]);
  expect(Math.abs(first - second)).toBeLessThanOrEqual(1);
  const due = first + second;

  const limit = plans.getByLabel('Batas per pembayaran');
  await limit.fill('1000');
  await plans.getByRole('button', { name: 'Penuhi batas' }).click();
  await expect(plans.getByText(/^Batas terlalu kecil untuk tiga pembayaran/)).toBeVisible();
  expect(sum(await amounts())).toBe(due);

  const most = Math.ceil(due * 0.4);
  await limit.fill(String(most));
  await plans.getByRole('button', { name: 'Penuhi batas' }).click();
  await expect(rows).toHaveCount(3);
  expect(await amounts()).toEqual([most, most, due - 2 * most]);
  await expect(page.getByText('Sesuai dengan Total Tagihan')).toBeVisible();
});

import { expect, test } from '@playwright/test';
import { expectInClearView } from '../support/clear-view.ts';
import { axeFindings } from '../support/findings.ts';
import { BUYER, fillRegion, Shopper } from '../support/shopper.ts';

// axe is injected as a script, which the content security policy of the shop forbids.
test.use({ viewport: { width: 360, height: 640 }, bypassCSP: true });

test('the checkout scrolls each error into view on a small phone and retains what was typed @phone-first', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.openCheckoutWithCharger();
  const submit = page.getByRole('button', { name: 'Buat Pesanan' });
  const axe = axeFindings(page);

  /** Presses the button and expects the message and the focused field in view. */
  const expectErrorInView = async (message: string) => {
    await expect(submit).not.toHaveAttribute('aria-busy', 'true');
    await submit.click();
    await expectInClearView(page.getByRole('main').getByText(message));
    await expectInClearView(page.locator(':focus'));
    await axe.check(message);
  };

  await expectErrorInView('Kolom First Name harus diisi');
  await page.getByLabel('First Name').fill(BUYER.firstName);
  await page.getByLabel('Phone No').fill(BUYER.phone);
  await page.getByRole('textbox', { name: 'Alamat' }).fill(BUYER.street);
  await expectErrorInView('Kolom Provinsi harus dipilih');
  await expect(page.getByLabel('First Name')).toHaveValue(BUYER.firstName);
  await fillRegion(page);
  await expectErrorInView('Kolom Metode Pengiriman harus dipilih');
  await shopper.chooseCourier('JNE');
  await expectErrorInView('Kolom Metode Pembayaran harus dipilih');
  await shopper.payBy(1, 'Transfer Manual BCA');
  await shopper.splitPayment('1.000');
  await expectErrorInView('Total Jumlah Pembayaran harus sama dengan Total Tagihan');
  const amount = shopper.paymentRow(1).getByLabel('Jumlah');
  await expect(amount).toHaveValue('1.000');
  await shopper.addPayment(2, 'BCA Virtual Account');
  await expectErrorInView('Kolom Email harus diisi');
  await expect(page).toHaveURL(/\/checkout$/);
  await page.reload();
  await expect(amount).toHaveValue('1.000');
  axe.expectNone();
});

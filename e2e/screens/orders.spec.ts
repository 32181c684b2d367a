import { demoTest as test, openDemoOrder } from '../support/customer.ts';
import { looks, take } from '../support/pictures.ts';

/** Orders of the demo customer: name of the picture, state, and place among those, newest first. */
const ORDERS = [
  ['order-unpaid-online', 'Menunggu Pembayaran', 0],
  ['order-unpaid-manual', 'Menunggu Pembayaran', 1],
  ['order-half-paid', 'Menunggu Pembayaran', 2],
  ['order-receipt-sent', 'Menunggu Pembayaran', 3],
  ['order-receipt-rejected', 'Menunggu Pembayaran', 4],
  ['order-processing', 'Sedang Diproses', 0],
  ['order-refund-asked', 'Sedang Diproses', 1],
  ['order-shipped', 'Sudah Dikirim (DONE)', 0],
  ['order-reviewed', 'Sudah Dikirim (DONE)', 3],
  ['order-expired', 'Voided', 0],
  ['order-refunded', 'Refunded', 0],
] as const;

for (const { name: look, use } of looks) {
  test.describe(look, () => {
    test.use(use);
    test.setTimeout(120_000);

    test('the orders of a customer, in every state', async ({ page }) => {
      for (const [name, state, place] of ORDERS) {
        await openDemoOrder(page, state, place);
        await take(page, name);
      }
      await openDemoOrder(page, 'Menunggu Pembayaran', 1);
      await page.getByRole('button', { name: /^Bayar dengan Transfer/ }).click();
      const dialog = page.getByRole('dialog');
      await take(page, 'receipt', 'screen');
      await dialog.getByRole('button', { name: 'Kirim' }).click();
      await dialog.getByText('Kolom Bukti Pembayaran harus diisi').waitFor();
      await take(page, 'receipt-error', 'screen');
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'bukti.png',
        mimeType: 'image/png',
        buffer: await page.screenshot(),
      });
      await dialog.getByRole('img').waitFor();
      await take(page, 'receipt-preview', 'screen');

      await openDemoOrder(page, 'Sedang Diproses');
      await page.getByRole('button', { name: /Ajukan Refund/ }).click();
      await take(page, 'refund-form');
    });
  });
}

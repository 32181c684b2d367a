import type { Page } from '@playwright/test';
import { demoOrderLink, openDemoHistory, openDemoOrder, orderShown } from './customer.ts';
import type { CheckState } from './pictures.ts';
import { Shopper } from './shopper.ts';

/** Orders of the demo customer: name of the state, status, and index among those, newest first. */
const ORDERS = [
  ['order-unpaid-online', 'Menunggu Pembayaran', 0],
  ['order-unpaid-manual', 'Menunggu Pembayaran', 1],
  ['order-half-paid', 'Menunggu Pembayaran', 2],
  ['order-receipt-sent', 'Menunggu Pembayaran', 3],
  ['order-receipt-rejected', 'Menunggu Pembayaran', 4],
  ['order-processing', 'Sedang Diproses', 0],
  ['order-refund-requested', 'Sedang Diproses', 1],
  ['order-shipped', 'Sudah Dikirim (DONE)', 0],
  ['order-reviewed', 'Sudah Dikirim (DONE)', 3],
  ['order-expired', 'Voided', 0],
  ['order-refunded', 'Refunded', 0],
] as const;

/** Opens the order page of the demo customer in every state, with its dialogs, and calls `check` in each. */
export async function walkOrders(page: Page, check: CheckState): Promise<void> {
  await openDemoHistory(page);
  const paths = await Promise.all(
    ORDERS.map(([, status, index]) => demoOrderLink(page, status, index).getAttribute('href')),
  );
  for (const [index, [name]] of ORDERS.entries()) {
    await new Shopper(page).goto(paths[index] ?? '');
    await orderShown(page);
    await check(name);
  }
  await openDemoOrder(page, 'Menunggu Pembayaran', 1);
  await page.getByRole('button', { name: /^Bayar dengan Transfer/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await check('receipt', 'screen');
  await dialog.getByRole('button', { name: 'Kirim' }).click();
  await dialog.getByText('Kolom Bukti Pembayaran harus diisi').waitFor();
  await check('receipt-error', 'screen');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'bukti.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await dialog.getByRole('img').waitFor();
  await check('receipt-preview', 'screen');

  await openDemoOrder(page, 'Sedang Diproses');
  await page.getByRole('button', { name: /Ajukan Refund/ }).click();
  await page.getByLabel('Alasan').waitFor();
  await check('refund-form');
}

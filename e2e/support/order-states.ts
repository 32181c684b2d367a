import type { Page } from '@playwright/test';
import { demoOrderLink, openDemoHistory, openDemoOrder, orderShown } from './customer.ts';
import type { Look } from './pictures.ts';
import { Shopper } from './shopper.ts';

/** Orders of the demo customer: name of the state, status, and place among those, newest first. */
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

/** The order page of the demo customer in every state, with its windows. */
export async function walkOrders(page: Page, look: Look): Promise<void> {
  await openDemoHistory(page);
  const paths = await Promise.all(
    ORDERS.map(([, status, place]) => demoOrderLink(page, status, place).getAttribute('href')),
  );
  for (const [index, [name]] of ORDERS.entries()) {
    await new Shopper(page).goto(paths[index] ?? '');
    await orderShown(page);
    await look(name);
  }
  await openDemoOrder(page, 'Menunggu Pembayaran', 1);
  await page.getByRole('button', { name: /^Bayar dengan Transfer/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await look('receipt', 'screen');
  await dialog.getByRole('button', { name: 'Kirim' }).click();
  await dialog.getByText('Kolom Bukti Pembayaran harus diisi').waitFor();
  await look('receipt-error', 'screen');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'bukti.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await dialog.getByRole('img').waitFor();
  await look('receipt-preview', 'screen');

  await openDemoOrder(page, 'Sedang Diproses');
  await page.getByRole('button', { name: /Ajukan Refund/ }).click();
  await page.getByLabel('Alasan').waitFor();
  await look('refund-form');
}

import type { Page } from '@playwright/test';
import { demoTest as test, openDemoOrder } from '../support/customer.ts';
import { pageFindings, type Findings } from '../support/findings.ts';
import { openGuestOrder } from '../support/orders.ts';
import { Shopper } from '../support/shopper.ts';

/** The orders of the demo customer by state and place among those, newest first. */
const ORDERS = [
  ['unpaid, online', 'Menunggu Pembayaran', 0],
  ['half paid', 'Menunggu Pembayaran', 2],
  ['receipt sent', 'Menunggu Pembayaran', 3],
  ['shipped, to be reviewed', 'Sudah Dikirim (DONE)', 0],
  ['reviewed', 'Sudah Dikirim (DONE)', 3],
  ['expired', 'Voided', 0],
  ['refunded', 'Refunded', 0],
] as const;

/** The order page in every state, with its windows. */
async function walkOrders(page: Page, { look }: Findings): Promise<void> {
  for (const [name, state, place] of ORDERS) {
    await openDemoOrder(page, state, place);
    await look(name);
  }
  await openDemoOrder(page, 'Menunggu Pembayaran', 1);
  await page.getByRole('button', { name: /^Bayar dengan Transfer/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Kirim' }).click();
  await dialog.getByText('Kolom Bukti Pembayaran harus diisi').waitFor();
  await look('receipt window with an error');

  await openDemoOrder(page, 'Sedang Diproses');
  await look('paid');
  await page.getByRole('button', { name: 'Ajukan Refund' }).click();
  await page.getByLabel('Alasan').waitFor();
  await look('refund form');
}

test.use({ bypassCSP: true });

test('the order page is free of axe findings in every state, and does not scroll sideways @phone', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const findings = pageFindings(page);
  await walkOrders(page, findings);
  findings.expectNone();
});

test.describe('a guest', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('finds an order page free of axe findings that does not scroll sideways @phone', async ({
    page,
  }) => {
    await openGuestOrder(new Shopper(page), 'Transfer Manual BCA');
    await page.getByRole('button', { name: 'Kode QR' }).click();
    await page.getByText('Pindai dengan kamera ponsel lain').waitFor();
    const findings = pageFindings(page);
    await findings.look('guest order');
    findings.expectNone();
  });
});
